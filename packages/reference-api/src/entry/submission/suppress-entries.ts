import { getSuppressEntries } from "@kaitori/wire";
import type { Executor } from "../../database/database.ts";
import { handlePublic } from "../../http/handle.ts";

export const suppressEntriesRoutes = [
  handlePublic(getSuppressEntries, ({ services, brand }) => findSuppression(services.database, brand.name)),
];

/** Reads whether the brand has stopped new entries, with the message (R4.18). */
export async function findSuppression(executor: Executor, brand: string) {
  const suppression = await executor
    .selectFrom("suppress_entries")
    .select(["method", "segment", "message"])
    .where("brand", "=", brand)
    .executeTakeFirst();
  return suppression ?? { method: null, segment: null, message: null };
}
