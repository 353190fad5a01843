import { EntryStatus } from "./entry-status.ts";

/** Who can change an entry: its applicant, the review desk, or the system by the clock (R4.21). */
export const entryActors = ["applicant", "desk", "system"] as const;
export type EntryActor = (typeof entryActors)[number];

type Move = {
  readonly from: readonly EntryStatus[];
  readonly to: EntryStatus;
  readonly by: readonly EntryActor[];
};

const { underReview, inadequate, reviewed, contracted, transferred, archived } = EntryStatus;

/** Every way an entry goes from one status to another (spec §4 actions, R4.21); its creation has no status before it. */
export const entryMoves = {
  askAgain: { from: [underReview], to: inadequate, by: ["desk", "system"] },
  finishReview: { from: [underReview], to: reviewed, by: ["desk", "system"] },
  resubmit: { from: [inadequate], to: underReview, by: ["applicant"] },
  contract: { from: [reviewed], to: contracted, by: ["applicant"] },
  cancel: { from: [underReview, inadequate, reviewed], to: archived, by: ["applicant"] },
  reject: { from: [underReview, inadequate, reviewed], to: archived, by: ["desk", "system"] },
  endOffer: { from: [reviewed], to: archived, by: ["system"] },
  payOut: { from: [contracted], to: transferred, by: ["desk", "system"] },
  close: { from: [transferred], to: archived, by: ["desk", "system"] },
} as const satisfies Record<string, Move>;
export type EntryMove = keyof typeof entryMoves;

/** A created entry is a submitted one (R4.21). */
export const statusOfNewEntry = underReview;

export type EntryMoved =
  | { readonly ok: true; readonly status: EntryStatus }
  | { readonly ok: false; readonly cause: "wrongActor" | "wrongStatus"; readonly status: EntryStatus };

/** Where a move leads, or why it is refused, with the status the entry is in (R4.21). */
export function moveEntry(
  entry: { readonly status: EntryStatus },
  move: EntryMove,
  actor: EntryActor,
): EntryMoved {
  const { from, to, by }: Move = entryMoves[move];
  if (!by.includes(actor)) return { ok: false, cause: "wrongActor", status: entry.status };
  if (!from.includes(entry.status)) return { ok: false, cause: "wrongStatus", status: entry.status };
  return { ok: true, status: to };
}
