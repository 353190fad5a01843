import type { Executor } from "../database/database.ts";

export type AuditedAct = {
  /** Absent when the address belongs to no staff member, or when the command line acts on the database. */
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

/** Written in the transaction of the act: neither exists without the other. */
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
