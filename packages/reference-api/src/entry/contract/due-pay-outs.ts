import { addBankDays, type CalendarDate, EntryStatus, todayInTokyo } from "@kaitori/domain";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Transaction } from "../../database/database.ts";
import type { EntryRow } from "../../database/tables/entry-tables.ts";
import type { Services } from "../../http/services.ts";
import { runEachAndLogFailures } from "../days/run-each-and-log-failures.ts";
import { withReviewContext } from "../review/review-context.ts";
import { openTask } from "../tasks/open-task.ts";
import { promisedPayOuts } from "./promised-pay-outs.ts";

/** Opens a task for a contracted entry whose promised pay-out day is the next bank day, today or past (B12). */
export async function watchPayOuts(services: Services, brand: ServedBrand, now: Date): Promise<boolean> {
  const { database, log } = services;
  const until = addBankDays(todayInTokyo(now), 1);
  const duePayOuts = (await promisedPayOuts(database, brand)).filter(({ payOutBy }) => payOutBy <= until);
  return runEachAndLogFailures(log, "pay-out not watched", duePayOuts, ({ entryId, payOutBy }) =>
    withReviewContext(services, { actor: "system", now, entryId }, async ({ transaction }, entry) => {
      // The entry may have been paid or ended meanwhile.
      if (entry.status === EntryStatus.contracted) await openPayOutDue(transaction, entry, payOutBy, now);
    }),
  );
}

/** Opens one task per entry, even if the desk has closed it. */
async function openPayOutDue(
  transaction: Transaction,
  { id, brand }: Pick<EntryRow, "id" | "brand">,
  due_on: CalendarDate,
  now: Date,
): Promise<void> {
  const existingTask = await transaction
    .selectFrom("desk_task")
    .select("id")
    .where("entry_id", "=", id)
    .where("kind", "=", "payOutDue")
    .executeTakeFirst();
  if (existingTask) return;
  await openTask(transaction, { brand, kind: "payOutDue", entry_id: id, due_on }, now);
}
