import { addBankDays, EntryStatus, todayInTokyo } from "@kaitori/domain";
import type { ServedBrand } from "../../brands/brand.ts";
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
      if (entry.status !== EntryStatus.contracted) return;
      const task = { brand: brand.name, kind: "payOutDue", entry_id: entryId } as const;
      // One task per entry, even if the desk has closed it.
      const existingTask = await transaction
        .selectFrom("desk_task")
        .select("id")
        .where((is) => is.and(task))
        .executeTakeFirst();
      if (!existingTask) await openTask(transaction, { ...task, due_on: payOutBy }, now);
    }),
  );
}
