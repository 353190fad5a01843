import { ClaimStatus } from "../claim/claim-status.ts";
import { EntryStatus, preContractStatuses } from "../entry/entry-status.ts";

/** Who can move an entry or a claim: its applicant, the review desk, or the system by the clock (R4.21). */
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
  "offered_at" | "contracted_at" | "paid_out_at" | "closed_at" | "rejected_at" | "cancelled_at"
>;
export type ClaimChange = Change<ClaimStatus, "handed_over_at" | "cancelled_at">;

export type Move = {
  readonly by: readonly Mover[];
  /** What becomes of the entry; without it only claims change. */
  readonly entry?: EntryChange;
  /** Where claims move without their entry, the entry is in this status. */
  readonly during?: EntryStatus;
  /** What becomes of the claims that are meant, each of which can go this way, and of the others, as far as they can. */
  readonly claims?: { readonly meant?: ClaimChange; readonly others?: ClaimChange };
  /**
   * The applicant is told by the notice and the mail that bear the name of the move: what has a last day, and from the
   * contract on money that is owed, always also by mail; the rest as it was wished for.
   */
  readonly told?: "always" | "asWished";
  /** What was asked for again is over: for the whole entry, or for the claims that are meant. */
  readonly clearsRemarks?: "ofEntry" | "ofMeantClaims";
};

const { underReview, inadequate, reviewed, contracted, transferred, archived } = EntryStatus;
const Claim = ClaimStatus;

const applicant = ["applicant"] as const;
const review = ["desk", "system"] as const;
const unsold = [Claim.underReview, Claim.inadequate, Claim.canBuy] as const;

/**
 * Every way in which an entry or a claim changes its status (spec §4 actions, R4.21). The name of a move is its word
 * everywhere: in the history, in mails, at the desk and, as past tense, in the date column. A test holds the pairs
 * against those in the database, which refuses every other change.
 */
export const moves = {
  submit: {
    by: applicant,
    entry: { from: [null], to: underReview },
    claims: { others: { from: [null], to: Claim.underReview } },
    told: "asWished",
  },
  buy: {
    by: review,
    during: underReview,
    claims: { meant: { from: [Claim.underReview], to: Claim.canBuy } },
    clearsRemarks: "ofMeantClaims",
  },
  refuse: {
    by: review,
    during: underReview,
    claims: { meant: { from: [Claim.underReview], to: Claim.cannotBuy } },
    clearsRemarks: "ofMeantClaims",
  },
  askAgain: {
    by: review,
    entry: { from: [underReview], to: inadequate },
    claims: { meant: { from: [Claim.underReview], to: Claim.inadequate } },
    told: "always",
  },
  resubmit: {
    by: applicant,
    entry: { from: [inadequate], to: underReview },
    claims: { others: { from: [Claim.inadequate], to: Claim.underReview } },
    told: "asWished",
    clearsRemarks: "ofEntry",
  },
  offer: {
    by: review,
    entry: { from: [underReview], to: reviewed, date: "offered_at" },
    told: "always",
  },
  contract: {
    by: applicant,
    entry: { from: [reviewed], to: contracted, date: "contracted_at" },
    claims: {
      meant: { from: [Claim.canBuy], to: Claim.contracted },
      others: { from: [Claim.canBuy], to: Claim.cancel, date: "cancelled_at" },
    },
    told: "always",
  },
  cancel: {
    by: applicant,
    entry: { from: preContractStatuses, to: archived, date: "cancelled_at" },
    claims: { others: { from: unsold, to: Claim.cancel, date: "cancelled_at" } },
    told: "asWished",
    clearsRemarks: "ofEntry",
  },
  reject: {
    by: review,
    entry: { from: preContractStatuses, to: archived, date: "rejected_at" },
    claims: { others: { from: unsold, to: Claim.cannotBuy } },
    told: "always",
    clearsRemarks: "ofEntry",
  },
  endOffer: {
    by: ["system"],
    entry: { from: [reviewed], to: archived },
    claims: { others: { from: [Claim.canBuy], to: Claim.cancel, date: "cancelled_at" } },
    told: "always",
  },
  payOut: {
    by: review,
    entry: { from: [contracted], to: transferred, date: "paid_out_at" },
    claims: { others: { from: [Claim.contracted], to: Claim.transferred } },
    told: "always",
  },
  // A person says that a seller keeps money back; no clock does.
  delay: {
    by: ["desk"],
    during: transferred,
    claims: { meant: { from: [Claim.transferred], to: Claim.delay } },
    told: "always",
  },
  // Nothing of what came is kept back any more; what follows is told with the report or the booking that ended it.
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
    told: "always",
  },
  undoHandOver: {
    by: ["desk"],
    during: transferred,
    claims: { meant: { from: [Claim.returned], to: Claim.transferred, clears: "handed_over_at" } },
    told: "always",
  },
  // The payer is insolvent, and what had come is handed over: nothing more is owed.
  settle: {
    by: ["desk"],
    during: transferred,
    claims: { meant: { from: [Claim.transferred], to: Claim.returned, date: "handed_over_at" } },
    told: "always",
  },
  close: {
    by: review,
    entry: { from: [transferred], to: archived, date: "closed_at" },
    told: "always",
  },
  // An insolvent payer has sent something after all; the report that says so is what the applicant is told.
  unsettle: {
    by: applicant,
    during: transferred,
    claims: { meant: { from: [Claim.returned], to: Claim.transferred, clears: "handed_over_at" } },
  },
  // The same after the entry was closed.
  reopen: {
    by: applicant,
    entry: { from: [archived], to: transferred, clears: "closed_at" },
    claims: { meant: { from: [Claim.returned], to: Claim.transferred, clears: "handed_over_at" } },
  },
} as const satisfies Record<string, Move>;
export type MoveName = keyof typeof moves;
export const moveNames = Object.keys(moves) as MoveName[];

/** What the table says of one move. */
export const moveOf = (name: MoveName): Move => moves[name];

type WithEntry<Name extends MoveName> = (typeof moves)[Name] extends { entry: EntryChange } ? Name : never;

/** The moves that change the entry itself, and those of claims alone. */
export type EntryMove = { [Name in MoveName]: WithEntry<Name> }[MoveName];
export type ClaimMove = Exclude<MoveName, EntryMove>;

type Told<Name extends MoveName> = (typeof moves)[Name] extends { told: string } ? Name : never;

/** The moves of which the applicant is told; the others are told with a later one. */
export type ToldMove = { [Name in MoveName]: Told<Name> }[MoveName];
