import { getSuppressEntries } from "@kaitori/wire";
import type { Executor } from "../../database/database.ts";
import { handlePublic } from "../../http/handle.ts";

export interface Suppression {
  method: string | null;
  segment: string | null;
  message: string | null;
}

const noSuppression: Suppression = { method: null, segment: null, message: null };

export async function findSuppression(executor: Executor, brand: string): Promise<Suppression> {
  const suppression = await executor
    .selectFrom("suppress_entries")
    .select(["method", "segment", "message"])
    .where("brand", "=", brand)
    .executeTakeFirst();
  return suppression ?? noSuppression;
}

/** Stops new entries of a brand; null allows them again (R4.18). */
export async function setSuppression(
  executor: Executor,
  brand: string,
  suppression: { method: string; segment: string; message: string } | null,
): Promise<void> {
  await executor.deleteFrom("suppress_entries").where("brand", "=", brand).execute();
  if (suppression)
    await executor
      .insertInto("suppress_entries")
      .values({ brand, ...suppression })
      .execute();
}

export const settingsRoutes = [
  handlePublic(getSuppressEntries, ({ services, brand }) => findSuppression(services.database, brand.name)),
];
