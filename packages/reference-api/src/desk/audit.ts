import type { Insertable } from "kysely";
import type { Executor } from "../database/database.ts";
import type { DeskTables } from "../database/tables/desk-tables.ts";

/** `staff_id` is absent for an unknown address, and for commands that act on the database. */
type AuditRow = Omit<Insertable<DeskTables["audit"]>, "detail"> & { detail?: object };

export async function writeAuditRow(executor: Executor, { detail = {}, ...row }: AuditRow): Promise<void> {
  await executor
    .insertInto("audit")
    .values({ ...row, detail: JSON.stringify(detail) })
    .execute();
}
