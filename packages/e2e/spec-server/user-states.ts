import { ClaimStatus, IdentityConfirmation } from "@kaitori/domain";

/** A user in a state of the specification: a demo account and changes to its records. */
export interface UserState {
  readonly name: string;
  /** Demo account. */
  readonly account: string;
  readonly user?: Fields;
  readonly entry?: Fields;
  /** Changed fields of each claim. */
  readonly claim?: Fields;
  readonly suppress?: Fields;
}
type Fields = Readonly<Record<string, unknown>>;

export const emailOf = ({ account }: Pick<UserState, "account">) => `${account}@demo.example`;

const { confirming, inadequate } = IdentityConfirmation;

const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
/** Demo account whose entry has this status; for 0 without an entry. */
const accountOfStatus = [
  "ready",
  "under-review",
  "inadequate",
  "reviewed",
  "contracted",
  "transferred",
  "archived",
];
const accountWithEntry = (status: number) => accountOfStatus[status] ?? "ready";
/** Status of an entry whose claim has this status. */
const entryStatusOfClaim = [0, 1, 2, 3, 4, 5, 6, 5, 3, 6];
const noInadequatePart = {
  account_activity_statement_confirmation_status: confirming,
  financial_statement_confirmation_status: confirming,
  description_of_inadequate_document: null,
};
const inadequateEntry = (name: string, entry: Fields, claim: Fields = {}): UserState => ({
  name,
  account: "inadequate",
  entry: { ...noInadequatePart, ...entry },
  claim: { status: ClaimStatus.underReview, invoice_confirmation_status: confirming, ...claim },
});

/** All states of the specification, one user each. */
export const userStates: readonly UserState[] = [
  { name: "no-entry", account: "ready" },
  ...oneTo(5).map((identity) => ({
    name: `identity-${identity}`,
    account: "ready",
    user: { identity_confirmation: identity },
  })),
  { name: "identity-past", account: "identity-expired" },
  { name: "no-papers", account: "no-documents" },
  {
    name: "papers-inadequate",
    account: "ready",
    user: { withdrawals_detail_status: inadequate, financial_statements_status: inadequate },
  },
  { name: "individual", account: "individual" },
  { name: "division-none", account: "ready", user: { corporate_division: "none", company_name: "" } },
  { name: "profile-missing", account: "new" },
  { name: "declined", account: "declined" },
  ...oneTo(6).map((status) => ({ name: `entry-${status}`, account: accountWithEntry(status) })),
  { name: "entry-42", account: "under-review", entry: { status: 42 } },
  { name: "entry-cancelled", account: "cancelled" },
  { name: "entry-rejected", account: "rejected" },
  inadequateEntry("statements-inadequate", {
    account_activity_statement_confirmation_status: inadequate,
    description_of_inadequate_document: "9月分の明細が読めません。",
  }),
  inadequateEntry("financials-inadequate", {
    financial_statement_confirmation_status: inadequate,
    description_of_inadequate_document: "貸借対照表がありません。",
  }),
  inadequateEntry(
    "invoice-inadequate",
    { description_of_inadequate_document: "請求書の右下が切れています。" },
    { status: ClaimStatus.inadequate, invoice_confirmation_status: inadequate },
  ),
  inadequateEntry("inadequate-without-reason", {}),
  ...oneTo(9).map((status) => ({
    name: `claim-${status}`,
    account: accountWithEntry(entryStatusOfClaim[status] ?? 1),
    claim: { status },
  })),
  { name: "claim-42", account: "reviewed", claim: { status: 42 } },
  {
    name: "delay-forbidden",
    account: "delayed",
    user: { has_entry_permission_when_delayed: false },
  },
  {
    name: "entries-stopped",
    account: "ready",
    suppress: { method: "stop-new-entry", segment: "all", message: "年末のため受付を休みます。" },
  },
];
