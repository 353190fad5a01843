import type { EntryChange, Move, MovedClaim } from "@kaitori/domain";
import type { Updateable } from "kysely";
import type { ClaimTable, EntryRow, EntryTable } from "../database/tables/entry-tables.ts";
import type { Writes } from "../database/writes.ts";

type MovesOnly = "status" | "updated_at" | "handed_over_at" | NonNullable<EntryChange["date"]>;

/** Columns that may change together with a status; the status itself and its dates are written by the move. */
export type MoreOfEntry = Omit<Updateable<EntryTable>, MovesOnly>;
export type MoreOfClaims = Omit<Updateable<ClaimTable>, MovesOnly>;

export const entryWrites = (
  { id }: Pick<EntryRow, "id">,
  { to, date, clears }: EntryChange,
  now: Date,
  more: MoreOfEntry = {},
): Writes => ({
  moved_entry: (open) =>
    open
      .updateTable("entry")
      .set({
        ...more,
        status: to,
        updated_at: now,
        ...(date ? { [date]: now } : {}),
        ...(clears ? { [clears]: null } : {}),
      })
      .where("id", "=", id),
});

/** One statement per change; `more` applies to the selected claims. */
export function claimWrites(
  claims: readonly MovedClaim[],
  now: Date,
  selected: readonly number[],
  more: MoreOfClaims = {},
): Writes {
  const claimsByChange = Map.groupBy(claims, ({ change }) => change);
  return Object.fromEntries(
    [...claimsByChange].map(([{ to, date, clears }, changed]) => {
      const ids = changed.map(({ id }) => id);
      const also = ids.every((id) => selected.includes(id)) ? more : {};
      const set = {
        ...also,
        status: to,
        updated_at: now,
        ...(date ? { [date]: now } : {}),
        ...(clears ? { [clears]: null } : {}),
      };
      return [`moved_to_${to}`, (open) => open.updateTable("claim").set(set).where("id", "in", ids)];
    }),
  );
}

export const remarkWrites = (
  entryId: number,
  clears: NonNullable<Move["clearsRemarks"]>,
  selected: readonly number[],
): Writes => ({
  cleared_remarks: (open) => {
    const remarks = open.deleteFrom("inadequacy").where("entry_id", "=", entryId);
    return clears === "ofEntry" ? remarks : remarks.where("claim_id", "in", selected);
  },
});
