import type { HistoryEvent, Id } from "@kaitori/wire";

/** Why the review refused a claim: by codes, or in the server's text. */
export type Refusal = Pick<HistoryEvent, "note" | "reasons">;

export const refusalOfClaim = (history: readonly HistoryEvent[], claimId: Id): Refusal | undefined =>
  history.findLast((event) => event.claim === claimId && event.act === "refuse" && hasReason(event)) ??
  history.findLast(({ act }) => act === "reject");

export const hasReason = ({ note, reasons = [] }: Refusal) => note !== "" || reasons.length > 0;
