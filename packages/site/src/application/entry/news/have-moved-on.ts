import type { Entry } from "@kaitori/wire";

type Standing = Pick<Entry, "id" | "status" | "cancelled_at" | "rejected_at"> & {
  readonly claims: readonly Pick<Entry["claims"][number], "id" | "status">[];
};

/** Whether an entry that is shown, or a claim of it, stands elsewhere by now. */
export function haveMovedOn(shown: readonly Standing[], now: readonly Standing[]): boolean {
  const standings = new Set(now.map(standing));
  return shown.some((entry) => !standings.has(standing(entry)));
}

const standing = ({ id, status, cancelled_at, rejected_at, claims }: Standing) =>
  JSON.stringify([id, status, cancelled_at, rejected_at, ...claims.map((claim) => [claim.id, claim.status])]);
