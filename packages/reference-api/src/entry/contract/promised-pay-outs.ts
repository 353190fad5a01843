import { addBankDays, EntryStatus, IdentityConfirmation, todayInTokyo } from "@kaitori/domain";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Executor, Transaction } from "../../database/database.ts";
import type { Applicant } from "../../database/tables/account-tables.ts";
import type { Services } from "../../http/services.ts";
import { addJob } from "../../jobs/job-store.ts";
import { announce } from "../announce.ts";
import { runEachAndLogFailures } from "../days/run-each-and-log-failures.ts";
import { requestPayOut, withReviewContext } from "../make-move.ts";
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
  const payOuts = await listPromisedPayOuts(transaction, brand, applicant.id);
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

/** Opens a task for a contracted entry whose promised pay-out day is the next bank day, today or past (B12). */
export async function openPayOutTasks(services: Services, brand: ServedBrand, now: Date): Promise<boolean> {
  const { database, log } = services;
  const until = addBankDays(todayInTokyo(now), 1);
  const duePayOuts = (await listPromisedPayOuts(database, brand)).filter(({ payOutBy }) => payOutBy <= until);
  return runEachAndLogFailures(log, "pay-out task not opened", duePayOuts, ({ entryId, payOutBy }) =>
    withReviewContext(services, { actor: "system", now, entryId }, async ({ transaction }, entry) => {
      // The entry may have been paid or ended meanwhile.
      if (entry.status !== EntryStatus.contracted) return;
      const task = { brand: brand.name, kind: "payOutDue", entry_id: entryId } as const;
      // One task per entry, even if the desk has closed it.
      const existingTask = await transaction
        .selectFrom("desk_task")
        .select("id")
        .where((builder) => builder.and(task))
        .executeTakeFirst();
      if (!existingTask) await openTask(transaction, { ...task, due_on: payOutBy }, now);
    }),
  );
}

/** Lists contracted entries of an applicant, or of the whole brand, with the promised pay-out day. */
function listPromisedPayOuts(executor: Executor, { name }: Pick<ServedBrand, "name">, applicantId?: number) {
  return executor
    .selectFrom("entry")
    .innerJoin("contract", "contract.entry_id", "entry.id")
    .select(["entry.id as entryId", "entry.code", "contract.pay_out_by as payOutBy"])
    .where("entry.brand", "=", name)
    .where("entry.status", "=", EntryStatus.contracted)
    .$if(applicantId !== undefined, (query) => query.where("entry.applicant_id", "=", applicantId ?? 0))
    .orderBy("entry.id")
    .execute();
}
