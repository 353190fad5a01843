import type { AdditionName } from "@kaitori/domain";

/** How the site goes on without an addition. */
export type Fallback =
  /** It works it out of the calls of the specification. */
  | "computed"
  /** It keeps it in memory, as long as the page lives. */
  | "memory"
  /** That part of the page is not drawn. */
  | "not drawn"
  /** It takes what the brand's settings say. */
  | "settings"
  /** The way to it is closed, or leads to an address of the brand's settings. */
  | "closed";

export interface Addition {
  readonly fallback: Fallback;
  /** What happens instead, and what an applicant loses. */
  readonly instead: string;
}

/**
 * What this product adds to the calls of the specification, and what becomes of it on a server that has only those.
 * The site, the handbook and the tests read this table; `addition` of a call names its row.
 */
export const additions = {
  readiness: {
    fallback: "computed",
    instead:
      "What is missing and what blocks a new entry is worked out in the browser from the user, the profile, the entries and the setting that stops entries.",
  },
  draft_entry: {
    fallback: "memory",
    instead:
      "The steps keep what was typed and given until the page is closed or reloaded. It is said once, and leaving asks. Of an invoice it is not asked what its payer takes off, whether its contract forbids a sale, and why it is another one than it looks. A submission (draft_version) is not compared with what another page has kept.",
  },
  form_drafts: {
    fallback: "memory",
    instead:
      "A form keeps what was typed until the page is closed or reloaded. It is said once, and leaving asks.",
  },
  notices: { fallback: "not drawn", instead: "My-page has no inbox." },
  contract_terms: {
    fallback: "computed",
    instead: "The price is that of the claims, agreement and explanation those of the brand, without a hash.",
  },
  contract_document: {
    fallback: "computed",
    instead: "The contract is shown by the prices of the claims and the terms of the brand.",
  },
  apply_again: {
    fallback: "not drawn",
    instead: "Whoever applies again after a refusal begins with an empty form.",
  },
  inquiries: {
    fallback: "not drawn",
    instead:
      "Nothing can be asked in writing, neither a question nor a second look at a refusal; people telephone.",
  },
  hand_overs: {
    fallback: "computed",
    instead:
      "Days and sums to hand over are those of the claims, to the account of the brand's settings, without a reference of the transfer.",
  },
  upload_address: {
    fallback: "not drawn",
    instead: "Papers that were handed in are listed with their previews; they cannot be opened again.",
  },
  file_kinds: {
    fallback: "not drawn",
    instead:
      "Each paper is a file of its own; a document that holds several is sent once for each. What stands in the wrong box is removed and given again.",
  },
  further_papers: {
    fallback: "not drawn",
    instead:
      "Papers that the brand asks for beside those of the specification (furtherPapers of its settings) are not asked for.",
  },
  banks: { fallback: "not drawn", instead: "Banks and branches are typed without suggestions." },
  postcode: { fallback: "not drawn", instead: "Addresses are typed in full." },
  pre_entry: {
    fallback: "closed",
    instead: "The questions before the profile are left out, or asked at elsewhere.pre_entry.",
  },
  activation: {
    fallback: "closed",
    instead:
      "Whoever the server has logged in on registration goes on to the profile; others are told to look for a mail.",
  },
  leave: {
    fallback: "not drawn",
    instead: "The profile has no way to close the account; people ask the licensee.",
  },
  mail_change: {
    fallback: "closed",
    instead: "The mail address cannot be changed, or is at elsewhere.mail_change.",
  },
  proof_code: {
    fallback: "not drawn",
    instead: "Who has no password is led to set one before what wants a proof.",
  },
  session_extend: { fallback: "closed", instead: "Nobody is warned before the session ends." },
  sessions: { fallback: "not drawn", instead: "The profile does not list where somebody is signed in." },
  security_events: {
    fallback: "not drawn",
    instead: "The profile does not list what was done with password, address and account.",
  },
  external_signup: { fallback: "closed", instead: "A link of another service says that it is not valid." },
  public_settings: {
    fallback: "settings",
    instead: "Maintenance and limits are those of the brand's settings.",
  },
  idempotency_key: {
    fallback: "closed",
    instead: "A request whose answer was lost is not sent a second time by itself.",
  },
  entry_pages: {
    fallback: "computed",
    instead: "The whole list of entries is read at once, however long it is.",
  },
  same_person: {
    fallback: "closed",
    instead:
      "What a page writes after somebody else has logged in with the same browser, unheard by the page, goes to their account. The same where the API has a host of its own, which is not told.",
  },
} as const satisfies Record<AdditionName, Addition>;
