import { bankCalendarEnd } from "@kaitori/domain";
import type { ServedBrand } from "../brands/brand.ts";
import type { Transaction } from "../database/database.ts";
import { openTask } from "./open-task.ts";

/**
 * That the calendar of bank days has to be renewed is a task of every desk, once for its last day: nothing due later can
 * be bought. Done by a person it is not asked for again; a calendar that reaches further ends it.
 */
export async function keepCalendarTasks(
  transaction: Transaction,
  { brands, isEnding, now }: { readonly brands: readonly ServedBrand[]; isEnding: boolean; now: Date },
): Promise<void> {
  await transaction
    .updateTable("desk_task")
    .set({ closed_at: now })
    .where("kind", "=", "calendarEnds")
    .where("due_on", "<", bankCalendarEnd)
    .where("closed_at", "is", null)
    .execute();
  if (!isEnding) return;
  const known = await transaction
    .selectFrom("desk_task")
    .select("brand")
    .where("kind", "=", "calendarEnds")
    .where("due_on", "=", bankCalendarEnd)
    .execute();
  for (const { name: brand } of brands)
    if (!known.some((task) => task.brand === brand))
      await openTask(
        transaction,
        { brand, kind: "calendarEnds", entry_id: null, claim_id: null, due_on: bankCalendarEnd },
        now,
      );
}
