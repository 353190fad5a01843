import { addBankDays, EntryStatus, IdentityConfirmation, todayInTokyo } from "@kaitori/domain";
import { sql } from "kysely";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Applicant } from "../../database/tables/account-tables.ts";
import type { Services } from "../../http/services.ts";
import { addJob } from "../../jobs/job-store.ts";
import { announce } from "../announce.ts";
import { type MoveContext, requestPayOut } from "../make-move.ts";
import { closeTasks, openTask } from "../tasks/open-task.ts";

/**
 * Holds pay-outs until new identity papers are accepted (R4.20), with a notice to the seller and a task for the desk; an
 * accepted identity releases them. Returns true if a pay-out is held.
 */
export async function updateHeldPayOuts(
  context: Pick<MoveContext, "transaction" | "services" | "brand" | "now">,
  /** The applicant after the change. */
  applicant: Applicant,
): Promise<boolean> {
  const { transaction, services, brand, now } = context;
  const isConfirmed = applicant.identity_confirmation === IdentityConfirmation.confirmed;
  const payOuts = await transaction
    .selectFrom("entry")
    .innerJoin("contract", "contract.entry_id", "entry.id")
    .select(["entry.id as entryId", "entry.code", "contract.pay_out_by as due_on"])
    .where("entry.applicant_id", "=", applicant.id)
    .where("entry.status", "=", EntryStatus.contracted)
    .orderBy("entry.id")
    .execute();
  for (const { entryId, code, due_on } of payOuts) {
    const task = { brand: brand.name, kind: "payOutWaits", entry_id: entryId } as const;
    if (isConfirmed) {
      await closeTasks(transaction, task, now);
      const job = requestPayOut(services, entryId, now);
      if (job) await addJob(transaction, job);
    } else if ((await openTask(transaction, { ...task, due_on }, now)) !== undefined)
      await announce(context, {
        applicant,
        entryId,
        mail: "payOutWaits",
        isAlwaysMailed: true,
        values: { code },
      });
  }
  return !isConfirmed && payOuts.length > 0;
}

/**
 * Opens a task for each contracted entry whose promised pay-out day is the next bank day, today or past (B12): one task
 * per entry, even if the desk has closed it. Returns true, as a step of the day that left nothing undone.
 */
export async function openPayOutTasks(
  { database }: Pick<Services, "database">,
  brand: ServedBrand,
  now: Date,
): Promise<true> {
  await sql`
    insert into desk_task (brand, kind, entry_id, due_on, opened_at)
    select entry.brand, 'payOutDue', entry.id, contract.pay_out_by, ${now}
    from entry join contract on contract.entry_id = entry.id
    where entry.brand = ${brand.name} and entry.status = ${EntryStatus.contracted}
      and contract.pay_out_by <= ${addBankDays(todayInTokyo(now), 1)}
      and not exists (select from desk_task where kind = 'payOutDue' and entry_id = entry.id)
    order by entry.id for update of entry
    on conflict do nothing`.execute(database);
  return true;
}
