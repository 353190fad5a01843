import { ClaimStatus } from "../claim/claim-status.ts";
import { EntryStatus, preContractStatuses } from "../entry/entry-status.ts";

/** Movers of an entry or a claim: its applicant, the review desk, or the system by the clock (R4.21). */
export const movers = ["applicant", "desk", "system"] as const;
export type Mover = (typeof movers)[number];

/** From one of these statuses to that one; null is before the first. The date column is set to the moment. */
export type Change<Status, DateColumn extends string> = {
  readonly from: readonly (Status | null)[];
  readonly to: Status;
  readonly date?: DateColumn;
  /** The date column that an undone move had set. */
  readonly clears?: DateColumn;
};
export type EntryChange = Change<
  EntryStatus,
  | "resubmitted_at"
  | "offered_at"
  | "contracted_at"
  | "paid_out_at"
  | "closed_at"
  | "rejected_at"
  | "cancelled_at"
>;
export type ClaimChange = Change<ClaimStatus, "handed_over_at" | "cancelled_at">;

export type Move = {
  readonly by: readonly Mover[];
  /** Change of the entry; without it only claims change. */
  readonly entry?: EntryChange;
  /** Status of the entry while its claims move without it. */
  readonly during?: EntryStatus;
  /** Changes of the claims that are meant, which must all be able to move, and of the others, as far as they can. */
  readonly claims?: { readonly meant?: ClaimChange; readonly others?: ClaimChange };
  /**
   * The applicant gets the notice that bears the name of the move, and its mail: always where something has a last day
   * or, from the contract on, money is owed; else where mails are wished for.
   */
  readonly mail?: "always" | "asWished";
  /** Ends the remarks of the whole entry, or of the claims that are meant. */
  readonly clearsRemarks?: "ofEntry" | "ofMeantClaims";
};

const { underReview, inadequate, reviewed, contracted, transferred, archived } = EntryStatus;
const Claim = ClaimStatus;

const applicant = ["applicant"] as const;
const review = ["desk", "system"] as const;
const unsold = [Claim.underReview, Claim.inadequate, Claim.canBuy] as const;

/**
 * Every way in which an entry or a claim changes its status (R4.21). The name of a move is its word
 * everywhere: in the history, in mails, at the desk and, as past tense, in the date column. A test holds the pairs
 * against those in the database, which refuses every other change.
 */
export const moves = {
  submit: {
    by: applicant,
    entry: { from: [null], to: underReview },
    claims: { others: { from: [null], to: Claim.underReview } },
    mail: "asWished",
  },
  buy: {
    by: review,
    during: underReview,
    claims: { meant: { from: [Claim.underReview], to: Claim.canBuy } },
    clearsRemarks: "ofMeantClaims",
  },
  // Also what was bought before: until the offer goes out, a day may pass by which it had to be sold.
  refuse: {
    by: review,
    during: underReview,
    claims: { meant: { from: [Claim.underReview, Claim.canBuy], to: Claim.cannotBuy } },
    clearsRemarks: "ofMeantClaims",
  },
  askAgain: {
    by: review,
    entry: { from: [underReview], to: inadequate },
    claims: { meant: { from: [Claim.underReview], to: Claim.inadequate } },
    mail: "always",
  },
  resubmit: {
    by: applicant,
    entry: { from: [inadequate], to: underReview, date: "resubmitted_at" },
    claims: { others: { from: [Claim.inadequate], to: Claim.underReview } },
    mail: "asWished",
    clearsRemarks: "ofEntry",
  },
  offer: {
    by: review,
    entry: { from: [underReview], to: reviewed, date: "offered_at" },
    mail: "always",
  },
  contract: {
    by: applicant,
    entry: { from: [reviewed], to: contracted, date: "contracted_at" },
    claims: {
      meant: { from: [Claim.canBuy], to: Claim.contracted },
      others: { from: [Claim.canBuy], to: Claim.cancel, date: "cancelled_at" },
    },
    mail: "always",
  },
  cancel: {
    by: applicant,
    entry: { from: preContractStatuses, to: archived, date: "cancelled_at" },
    claims: { others: { from: unsold, to: Claim.cancel, date: "cancelled_at" } },
    mail: "asWished",
    clearsRemarks: "ofEntry",
  },
  reject: {
    by: review,
    entry: { from: preContractStatuses, to: archived, date: "rejected_at" },
    claims: { others: { from: unsold, to: Claim.cannotBuy } },
    mail: "always",
    clearsRemarks: "ofEntry",
  },
  endOffer: {
    by: ["system"],
    entry: { from: [reviewed], to: archived },
    claims: { others: { from: [Claim.canBuy], to: Claim.cancel, date: "cancelled_at" } },
    mail: "always",
  },
  // Before the price of a claim is paid: its payer cannot pay any more, or has paid already. With the last one the entry ends.
  endSale: {
    by: ["desk"],
    during: contracted,
    claims: { meant: { from: [Claim.contracted], to: Claim.cancel, date: "cancelled_at" } },
    mail: "always",
  },
  endContract: {
    by: ["desk"],
    entry: { from: [contracted], to: archived },
    claims: { meant: { from: [Claim.contracted], to: Claim.cancel, date: "cancelled_at" } },
    mail: "always",
  },
  payOut: {
    by: review,
    entry: { from: [contracted], to: transferred, date: "paid_out_at" },
    claims: { others: { from: [Claim.contracted], to: Claim.transferred } },
    mail: "always",
  },
  // A person says that a seller keeps money back; no clock does.
  delay: {
    by: ["desk"],
    during: transferred,
    claims: { meant: { from: [Claim.transferred], to: Claim.delay } },
    mail: "always",
  },
  // Everything that came has been handed over. The notice is that of the report or booking which ended the delay.
  endDelay: {
    by: ["applicant", "desk"],
    during: transferred,
    claims: { meant: { from: [Claim.delay], to: Claim.transferred } },
  },
  handOver: {
    by: review,
    during: transferred,
    claims: {
      meant: { from: [Claim.transferred, Claim.delay], to: Claim.returned, date: "handed_over_at" },
    },
    mail: "always",
  },
  undoHandOver: {
    by: ["desk"],
    during: transferred,
    claims: { meant: { from: [Claim.returned], to: Claim.transferred, clears: "handed_over_at" } },
    mail: "always",
  },
  // The payer is insolvent, and what had come is handed over: nothing more is owed.
  settle: {
    by: ["desk"],
    during: transferred,
    claims: { meant: { from: [Claim.transferred], to: Claim.returned, date: "handed_over_at" } },
    mail: "always",
  },
  // The payer has not paid and, as a person sees it, never will: that is the buyer's loss, and ends like an insolvency.
  // Also in a delay: after two asks without an answer it may turn out that nothing has come.
  settleUncollectable: {
    by: ["desk"],
    during: transferred,
    claims: { meant: { from: [Claim.transferred, Claim.delay], to: Claim.returned, date: "handed_over_at" } },
    mail: "always",
  },
  close: {
    by: review,
    entry: { from: [transferred], to: archived, date: "closed_at" },
    mail: "always",
  },
  // The payer of a settled claim has sent something after all. The notice is that of the report which says so.
  unsettle: {
    by: applicant,
    during: transferred,
    claims: { meant: { from: [Claim.returned], to: Claim.transferred, clears: "handed_over_at" } },
  },
  // The same after the entry was closed, and where a booking was a mistake.
  reopen: {
    by: ["applicant", "desk"],
    entry: { from: [archived], to: transferred, clears: "closed_at" },
    claims: { meant: { from: [Claim.returned], to: Claim.transferred, clears: "handed_over_at" } },
  },
} as const satisfies Record<string, Move>;
export type MoveName = keyof typeof moves;
export const moveNames = Object.keys(moves) as MoveName[];

export const moveOf = (name: MoveName): Move => moves[name];

type WithEntry<Name extends MoveName> = (typeof moves)[Name] extends { entry: EntryChange } ? Name : never;

/** The moves that change the entry itself, and those of claims alone. */
export type EntryMove = { [Name in MoveName]: WithEntry<Name> }[MoveName];
export type ClaimMove = Exclude<MoveName, EntryMove>;

type WithNotice<Name extends MoveName> = (typeof moves)[Name] extends { mail: string } ? Name : never;

/** The moves that a notice is about; a later one speaks of the others. */
export type NotifiedMove = { [Name in MoveName]: WithNotice<Name> }[MoveName];
