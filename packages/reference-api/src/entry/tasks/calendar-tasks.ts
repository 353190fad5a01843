import { holidaysPublishedUntil } from "@kaitori/domain";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Transaction } from "../../database/database.ts";
import { openTask } from "./open-task.ts";

/**
 * A task of every desk, once for the last day of published holidays: bank days after it are estimates. A task that a
 * person has done does not come again; a release with later holidays ends it.
 */
export async function keepCalendarTasks(
  transaction: Transaction,
  { brands, isEnding, now }: { readonly brands: readonly ServedBrand[]; isEnding: boolean; now: Date },
): Promise<void> {
  await transaction
    .updateTable("desk_task")
    .set({ closed_at: now })
    .where("kind", "=", "calendarEnds")
    .where("due_on", "<", holidaysPublishedUntil)
    .where("closed_at", "is", null)
    .execute();
  if (!isEnding) return;
  const known = await transaction
    .selectFrom("desk_task")
    .select("brand")
    .where("kind", "=", "calendarEnds")
    .where("due_on", "=", holidaysPublishedUntil)
    .execute();
  for (const { name: brand } of brands)
    if (!known.some((task) => task.brand === brand))
      await openTask(transaction, { brand, kind: "calendarEnds", due_on: holidaysPublishedUntil }, now);
}
