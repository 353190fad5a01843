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
export async function audit(executor: Executor, done: AuditedAct): Promise<void> {
  await executor
    .insertInto("audit")
    .values({
      at: done.now,
      staff_id: done.staffId ?? null,
      act: done.act,
      brand: done.brand ?? null,
      entry_id: done.entryId ?? null,
      claim_id: done.claimId ?? null,
      file_id: done.fileId ?? null,
      key: done.key ?? null,
      detail: JSON.stringify(done.detail ?? {}),
    })
    .execute();
}
