import { addBankDays, EntryStatus, IdentityConfirmation, todayInTokyo } from "@kaitori/domain";
import { sql } from "kysely";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Transaction } from "../../database/database.ts";
import type { Applicant } from "../../database/tables/account-tables.ts";
import type { Services } from "../../http/services.ts";
import { addJob } from "../../jobs/job-store.ts";
import { announce } from "../announce.ts";
import { requestPayOut } from "../make-move.ts";
import { closeTasks, openTask } from "../tasks/open-task.ts";

interface IdentityChange {
  readonly brand: ServedBrand;
  readonly services: Pick<Services, "config">;
  /** The applicant after the change. */
  readonly applicant: Applicant;
  readonly now: Date;
}

/**
 * Holds pay-outs until new identity papers are accepted (R4.20), with a notice to the seller and a task for the desk; an
 * accepted identity releases them. Returns true if a pay-out is held.
 */
export async function updateHeldPayOuts(transaction: Transaction, change: IdentityChange): Promise<boolean> {
  const { brand, services, applicant, now } = change;
  const isConfirmed = applicant.identity_confirmation === IdentityConfirmation.confirmed;
  const payOuts = await transaction
    .selectFrom("entry")
    .innerJoin("contract", "contract.entry_id", "entry.id")
    .select(["entry.id as entryId", "entry.code", "contract.pay_out_by as payOutBy"])
    .where("entry.applicant_id", "=", applicant.id)
    .where("entry.status", "=", EntryStatus.contracted)
    .orderBy("entry.id")
    .execute();
  for (const { entryId, code, payOutBy } of payOuts) {
    const task = { brand: brand.name, kind: "payOutWaits", entry_id: entryId } as const;
    if (isConfirmed) {
      await closeTasks(transaction, task, now);
      const job = requestPayOut(services, entryId, now);
      if (job) await addJob(transaction, job);
      continue;
    }
    if ((await openTask(transaction, { ...task, due_on: payOutBy }, now)) === undefined) continue;
    await announce(
      { transaction, services, brand, now },
      { applicant, entryId, mail: "payOutWaits", isAlwaysMailed: true, values: { code } },
    );
  }
  return !isConfirmed && payOuts.length > 0;
}

/**
 * Opens a task for each contracted entry whose promised pay-out day is the next bank day, today or past (B12): one task
 * per entry, even if the desk has closed it.
 */
export async function openPayOutTasks(
  { database }: Pick<Services, "database">,
  brand: ServedBrand,
  now: Date,
): Promise<void> {
  await sql`
    insert into desk_task (brand, kind, entry_id, due_on, opened_at)
    select entry.brand, 'payOutDue', entry.id, contract.pay_out_by, ${now}
    from entry join contract on contract.entry_id = entry.id
    where entry.brand = ${brand.name} and entry.status = ${EntryStatus.contracted}
      and contract.pay_out_by <= ${addBankDays(todayInTokyo(now), 1)}
      and not exists (select from desk_task where kind = 'payOutDue' and entry_id = entry.id)
    order by entry.id for update of entry`.execute(database);
}
