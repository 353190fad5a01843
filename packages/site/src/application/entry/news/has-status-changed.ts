import type { Entry } from "@kaitori/wire";

type ShownEntry = Pick<Entry, "id" | "status" | "cancelled_at" | "rejected_at"> & {
  readonly claims: readonly Pick<Entry["claims"][number], "id" | "status">[];
};

/** Whether an entry that is shown, or a claim of it, has another status by now. */
export function hasStatusChanged(shown: readonly ShownEntry[], now: readonly ShownEntry[]): boolean {
  const states = new Set(now.map(stateOf));
  return shown.some((entry) => !states.has(stateOf(entry)));
}

const stateOf = ({ id, status, cancelled_at, rejected_at, claims }: ShownEntry) =>
  JSON.stringify([id, status, cancelled_at, rejected_at, ...claims.map((claim) => [claim.id, claim.status])]);
