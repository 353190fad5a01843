import type { Executor } from "../database/database.ts";

export type AuditedAct = {
  /** Absent for an unknown address, and for commands that act on the database. */
  staffId?: number | undefined;
  act: string;
  brand?: string;
  entryId?: number;
  claimId?: number;
  fileId?: number;
  key?: string | undefined;
  detail?: object;
  now: Date;
};

/** Writes the row in the transaction of the act. */
export async function writeAuditRow(executor: Executor, act: AuditedAct): Promise<void> {
  await executor
    .insertInto("audit")
    .values({
      at: act.now,
      staff_id: act.staffId ?? null,
      act: act.act,
      brand: act.brand ?? null,
      entry_id: act.entryId ?? null,
      claim_id: act.claimId ?? null,
      file_id: act.fileId ?? null,
      key: act.key ?? null,
      detail: JSON.stringify(act.detail ?? {}),
    })
    .execute();
}
