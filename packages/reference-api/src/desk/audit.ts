import type { Executor } from "../database/database.ts";

export type AuditedAct = {
  staffId: number;
  act: string;
  brand: string;
  entryId?: number;
  claimId?: number;
  fileId?: number;
  detail?: object;
  now: Date;
};

/** Who did what and when; in the transaction of the act, so that neither is without the other. */
export async function audit(executor: Executor, done: AuditedAct): Promise<void> {
  await executor
    .insertInto("audit")
    .values({
      at: done.now,
      staff_id: done.staffId,
      act: done.act,
      brand: done.brand,
      entry_id: done.entryId ?? null,
      claim_id: done.claimId ?? null,
      file_id: done.fileId ?? null,
      detail: JSON.stringify(done.detail ?? {}),
    })
    .execute();
}
