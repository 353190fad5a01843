import type { Insertable } from "kysely";
import type { Executor } from "../database/database.ts";
import type { DeskTables } from "../database/tables/desk-tables.ts";
import type { Services } from "../http/services.ts";
import type { StaffMember } from "./staff-session.ts";

/** `staff_id` is absent for an unknown address, and for commands that act on the database. */
type AuditRow = Omit<Insertable<DeskTables["audit"]>, "detail"> & { detail?: object };

export async function writeAuditRow(executor: Executor, ...rows: AuditRow[]): Promise<void> {
  if (rows.length === 0) return;
  await executor
    .insertInto("audit")
    .values(rows.map(({ detail = {}, ...row }) => ({ ...row, detail: JSON.stringify(detail) })))
    .execute();
}

/** Records what a staff member reads. */
export const auditReading = (
  { database, clock }: Services,
  { id }: StaffMember,
  act: string,
  ...subjects: Omit<AuditRow, "staff_id" | "act" | "at">[]
): Promise<void> =>
  writeAuditRow(database, ...subjects.map((subject) => ({ staff_id: id, act, at: clock(), ...subject })));
