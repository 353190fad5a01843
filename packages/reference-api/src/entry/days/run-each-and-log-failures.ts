import { faultFields, type Log } from "../../log.ts";

/** Runs the work for each item; logs a failure and goes on. Returns whether all succeeded. */
export async function runEachAndLogFailures<Item extends { readonly entryId: number | null }>(
  log: Log,
  event: string,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<boolean> {
  let haveAllSucceeded = true;
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      haveAllSucceeded = false;
      log("error", event, { entry: item.entryId ?? undefined, ...faultFields(error) });
    }
  return haveAllSucceeded;
}
