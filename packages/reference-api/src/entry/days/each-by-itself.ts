import type { Log } from "../../log.ts";
import { faultFields } from "../../log.ts";

/** One that fails is logged and keeps none of the others waiting; answers whether all went well. */
export async function eachByItself<Item extends { readonly entryId: number | null }>(
  log: Log,
  event: string,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<boolean> {
  let isWhole = true;
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      isWhole = false;
      log("error", event, { entry: item.entryId ?? undefined, ...faultFields(error) });
    }
  return isWhole;
}
