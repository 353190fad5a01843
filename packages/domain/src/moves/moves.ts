import { ClaimStatus } from "../claim/claim-status.ts";
import { EntryStatus, preContractStatuses } from "../entry/entry-status.ts";

/** The people who make moves: the applicant, the review desk, or the system (daily jobs, automatic review) (R4.21). */
export const movers = ["applicant", "desk", "system"] as const;
export type Mover = (typeof movers)[number];

/** Allowed change: from one of these statuses (null: none yet) to another. `date` is the column that gets the time of the move. */
export type Change<Status, DateColumn extends string> = {
  readonly from: readonly (Status | null)[];
  readonly to: Status;
  readonly date?: DateColumn;
  /** Date column to clear when a move is undone. */
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
  /** Change of the entry; absent if only claims change. */
  readonly entry?: EntryChange;
  /** Required status of the entry if only claims change. */
  readonly during?: EntryStatus;
  /** Changes of the selected claims, which must all be possible, and of the other claims where possible. */
  readonly claims?: { readonly selected?: ClaimChange; readonly others?: ClaimChange };
  /** The notice of the move is in the inbox, and is mailed: always for deadlines and owed money, otherwise on request. */
  readonly mail?: "always" | "onRequest";
  /** Deletes the desk's remarks on the whole entry or on the selected claims. */
  readonly clearsRemarks?: "ofEntry" | "ofSelectedClaims";
};

const { underReview, inadequate, reviewed, contracted, transferred, archived } = EntryStatus;
const Claim = ClaimStatus;

const applicant = ["applicant"] as const;
const review = ["desk", "system"] as const;
const unsold = [Claim.underReview, Claim.inadequate, Claim.canBuy] as const;

/**
 * All status changes of entries and claims (R4.21). History, mails, the desk and (as past tense) the date columns use
 * the same names. A test compares the table with the database, which refuses any other change.
 */
export const moves = {
  submit: {
    by: applicant,
    entry: { from: [null], to: underReview },
    claims: { others: { from: [null], to: Claim.underReview } },
    mail: "onRequest",
  },
  buy: {
    by: review,
    during: underReview,
    claims: { selected: { from: [Claim.underReview], to: Claim.canBuy } },
    clearsRemarks: "ofSelectedClaims",
  },
  // Also claims that are accepted already: they may become due before the offer.
  refuse: {
    by: review,
    during: underReview,
    claims: { selected: { from: [Claim.underReview, Claim.canBuy], to: Claim.cannotBuy } },
    clearsRemarks: "ofSelectedClaims",
  },
  askAgain: {
    by: review,
    entry: { from: [underReview], to: inadequate },
    claims: { selected: { from: [Claim.underReview], to: Claim.inadequate } },
    mail: "always",
  },
  resubmit: {
    by: applicant,
    entry: { from: [inadequate], to: underReview, date: "resubmitted_at" },
    claims: { others: { from: [Claim.inadequate], to: Claim.underReview } },
    mail: "onRequest",
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
      selected: { from: [Claim.canBuy], to: Claim.contracted },
      others: { from: [Claim.canBuy], to: Claim.cancel, date: "cancelled_at" },
    },
    mail: "always",
  },
  cancel: {
    by: applicant,
    entry: { from: preContractStatuses, to: archived, date: "cancelled_at" },
    claims: { others: { from: unsold, to: Claim.cancel, date: "cancelled_at" } },
    mail: "onRequest",
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
  // Before the pay-out: the payer is insolvent or has paid already. The sale of the other claims stays.
  endSale: {
    by: ["desk"],
    during: contracted,
    claims: { selected: { from: [Claim.contracted], to: Claim.cancel, date: "cancelled_at" } },
    mail: "always",
  },
  // Like `endSale`, for the last claim of the entry.
  endContract: {
    by: ["desk"],
    entry: { from: [contracted], to: archived },
    claims: { selected: { from: [Claim.contracted], to: Claim.cancel, date: "cancelled_at" } },
    mail: "always",
  },
  payOut: {
    by: review,
    entry: { from: [contracted], to: transferred, date: "paid_out_at" },
    claims: { others: { from: [Claim.contracted], to: Claim.transferred } },
    mail: "always",
  },
  // A person decides that a seller withholds money; no job does.
  delay: {
    by: ["desk"],
    during: transferred,
    claims: { selected: { from: [Claim.transferred], to: Claim.delay } },
    mail: "always",
  },
  // All received money has been handed over. The report or booking that ended the delay sends the notice.
  endDelay: {
    by: ["applicant", "desk"],
    during: transferred,
    claims: { selected: { from: [Claim.delay], to: Claim.transferred } },
  },
  handOver: {
    by: review,
    during: transferred,
    claims: {
      selected: { from: [Claim.transferred, Claim.delay], to: Claim.returned, date: "handed_over_at" },
    },
    mail: "always",
  },
  undoHandOver: {
    by: ["desk"],
    during: transferred,
    claims: { selected: { from: [Claim.returned], to: Claim.transferred, clears: "handed_over_at" } },
    mail: "always",
  },
  // The payer is insolvent and all received money was handed over: nothing more is owed.
  settle: {
    by: ["desk"],
    during: transferred,
    claims: { selected: { from: [Claim.transferred], to: Claim.returned, date: "handed_over_at" } },
    mail: "always",
  },
  // A person decides that the payer will never pay: the buyer bears the loss.
  settleUncollectable: {
    by: ["desk"],
    during: transferred,
    claims: {
      selected: { from: [Claim.transferred, Claim.delay], to: Claim.returned, date: "handed_over_at" },
    },
    mail: "always",
  },
  close: {
    by: review,
    entry: { from: [transferred], to: archived, date: "closed_at" },
    mail: "always",
  },
  // The payer of a settled claim has paid after all. The report sends the notice.
  unsettle: {
    by: applicant,
    during: transferred,
    claims: { selected: { from: [Claim.returned], to: Claim.transferred, clears: "handed_over_at" } },
  },
  // Reverses a hand-over of a closed entry: the payer has paid after all, or the booking was a mistake.
  reopen: {
    by: ["applicant", "desk"],
    entry: { from: [archived], to: transferred, clears: "closed_at" },
    claims: { selected: { from: [Claim.returned], to: Claim.transferred, clears: "handed_over_at" } },
  },
} as const satisfies Record<string, Move>;
export type MoveName = keyof typeof moves;
export const moveNames = Object.keys(moves) as MoveName[];

export const moveOf = (name: MoveName): Move => moves[name];

type WithEntry<Name extends MoveName> = (typeof moves)[Name] extends { entry: EntryChange } ? Name : never;

/** Names of moves that change the entry, and of those that change claims only. */
export type EntryMove = { [Name in MoveName]: WithEntry<Name> }[MoveName];
export type ClaimMove = Exclude<MoveName, EntryMove>;

type WithNotice<Name extends MoveName> = (typeof moves)[Name] extends { mail: string } ? Name : never;

/** Moves with a notice of their own; the others are covered by a later notice. */
export type NotifiedMove = { [Name in MoveName]: WithNotice<Name> }[MoveName];

/** One allowed status change of an entry or a claim. */
export type StatusPair = {
  readonly subject: "entry" | "claim";
  readonly move: MoveName;
  readonly from: number | null;
  readonly to: number;
  readonly by: readonly Mover[];
};

/** All status changes of the table of moves, for comparison with a database. @public */
export const statusPairs: readonly StatusPair[] = moveNames.flatMap((move) => {
  const { by, entry, claims } = moveOf(move);
  const pairs = (subject: "entry" | "claim", change: EntryChange | ClaimChange | undefined): StatusPair[] =>
    (change?.from ?? []).map((from) => ({ subject, move, from, to: change?.to ?? 0, by }));
  return [...pairs("entry", entry), ...pairs("claim", claims?.selected), ...pairs("claim", claims?.others)];
});

type ClaimBeforeMove = { readonly id: number; readonly status: ClaimStatus };
type EntryBeforeMove = { readonly status: EntryStatus; readonly claims: readonly ClaimBeforeMove[] };

export type MovedClaim = { readonly id: number; readonly from: ClaimStatus; readonly change: ClaimChange };

export type MoveRefusal =
  | { readonly ok: false; readonly cause: "wrongMover" | "wrongStatus"; readonly status: EntryStatus }
  | { readonly ok: false; readonly cause: "wrongClaimStatus"; readonly status: ClaimStatus };

export type MoveResult =
  | { readonly ok: true; readonly status: EntryStatus; readonly claims: readonly MovedClaim[] }
  | MoveRefusal;

/** Result of a move for an entry and its claims, or a refusal with the status that forbids it (R4.21). */
export function resultOfMove(
  entry: EntryBeforeMove,
  name: MoveName,
  { by, selected = [] }: { readonly by: Mover; readonly selected?: readonly number[] | undefined },
): MoveResult {
  const move = moveOf(name);
  const { status } = entry;
  if (!move.by.includes(by)) return { ok: false, cause: "wrongMover", status };
  const isStatusAllowed = move.entry ? move.entry.from.includes(status) : status === move.during;
  if (!isStatusAllowed) return { ok: false, cause: "wrongStatus", status };
  const claims: MovedClaim[] = [];
  for (const { id, status: from } of entry.claims) {
    const isSelected = selected.includes(id);
    const change = isSelected ? move.claims?.selected : move.claims?.others;
    if (change?.from.includes(from)) claims.push({ id, from, change });
    else if (isSelected) return { ok: false, cause: "wrongClaimStatus", status: from };
  }
  return { ok: true, status: move.entry?.to ?? status, claims };
}
