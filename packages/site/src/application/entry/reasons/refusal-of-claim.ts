import type { HistoryEvent, Id } from "@kaitori/wire";

/** Why the review did not take a claim: by codes, or as a server says it that has none. */
export type Refusal = Pick<HistoryEvent, "note" | "reasons">;

/** By itself, or with the whole entry. */
export const refusalOfClaim = (history: readonly HistoryEvent[], claimId: Id): Refusal | undefined =>
  history.findLast((event) => event.claim === claimId && event.act === "refuse" && isSaid(event)) ??
  history.findLast(({ act }) => act === "reject");

export const isSaid = ({ note, reasons = [] }: Refusal) => note !== "" || reasons.length > 0;
