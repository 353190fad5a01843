import type { Config } from "../config/config.ts";
import { ConfigError } from "../config/read-config.ts";
import type { Database } from "./database.ts";
import { isCheckViolation } from "./violations.ts";

type Start = Pick<Config, "environment" | "databaseUrl"> & { now: Date };

/**
 * A database belongs to production from its first start there; people of the demonstration keep it out, and it keeps
 * them out, even while both start at once. What is decided or sent by itself in development must not reach it either.
 */
export async function claimDatabase(database: Database, { now, ...config }: Start): Promise<void> {
  const variable = config.databaseUrl ? "DATABASE_URL" : "DATA_DIR";
  const claimed = await database.selectFrom("production_use").select("since").executeTakeFirst();
  if (config.environment !== "production") {
    if (claimed)
      throw new ConfigError(
        `NODE_ENV must be production: ${variable} names a database that production uses.`,
      );
    return;
  }
  if (claimed) return;
  try {
    await database
      .insertInto("production_use")
      .values({ since: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } catch (error) {
    if (!isCheckViolation(error)) throw error;
    throw new ConfigError(
      `${variable} names a database with demonstration people, whose password everybody knows; production needs a database of its own.`,
    );
  }
}
