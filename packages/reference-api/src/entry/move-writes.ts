import type { EntryChange, Move, MovedClaim } from "@kaitori/domain";
import type { Updateable } from "kysely";
import type { ClaimTable, EntryRow, EntryTable } from "../database/tables/entry-tables.ts";
import type { Writes } from "../database/writes.ts";

type MoveColumns = "status" | "updated_at" | "handed_over_at" | NonNullable<EntryChange["date"]>;

/** Columns that may change together with a status. */
export type OtherEntryColumns = Omit<Updateable<EntryTable>, MoveColumns>;
export type OtherClaimColumns = Omit<Updateable<ClaimTable>, MoveColumns>;

export const entryWrites = (
  { id }: Pick<EntryRow, "id">,
  { to, date, clears }: EntryChange,
  now: Date,
  otherColumns: OtherEntryColumns = {},
): Writes => ({
  moved_entry: (open) =>
    open
      .updateTable("entry")
      .set({
        ...otherColumns,
        status: to,
        updated_at: now,
        ...(date ? { [date]: now } : {}),
        ...(clears ? { [clears]: null } : {}),
      })
      .where("id", "=", id),
});

/** One statement per change. `otherColumns` applies to the selected claims. */
export function claimWrites(
  claims: readonly MovedClaim[],
  now: Date,
  selected: readonly number[],
  otherColumns: OtherClaimColumns = {},
): Writes {
  const claimsByChange = Map.groupBy(claims, ({ change }) => change);
  return Object.fromEntries(
    [...claimsByChange].map(([{ to, date, clears }, changedClaims]) => {
      const ids = changedClaims.map(({ id }) => id);
      const selectedColumns = ids.every((id) => selected.includes(id)) ? otherColumns : {};
      const set = {
        ...selectedColumns,
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
