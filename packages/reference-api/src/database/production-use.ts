import { sql } from "kysely";
import { type Config, ConfigError } from "../config/read-config.ts";
import type { Database } from "./database.ts";
import { isCheckViolation } from "./violations.ts";

type StartConfig = Pick<Config, "environment" | "databaseUrl"> & { now: Date };

/** Refuses to use a production database in development; called before any migration. */
export async function refuseProductionUse(
  database: Database,
  config: Omit<StartConfig, "now">,
): Promise<void> {
  if (config.environment === "production") return;
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('production_use') is not null as exists`.execute(database);
  if (!rows[0]?.exists) return;
  const mark = await database.selectFrom("production_use").select("since").executeTakeFirst();
  if (!mark) return;
  throw new ConfigError(
    `NODE_ENV must be production: ${variableOf(config)} names a database that production uses.`,
  );
}

const variableOf = ({ databaseUrl }: Pick<StartConfig, "databaseUrl">) =>
  databaseUrl ? "DATABASE_URL" : "DATA_DIR";

/** Marks the database at its first start in production. A constraint refuses a database with demo accounts. */
export async function markProductionUse(database: Database, { now, ...config }: StartConfig): Promise<void> {
  if (config.environment !== "production") return refuseProductionUse(database, config);
  const mark = await database.selectFrom("production_use").select("since").executeTakeFirst();
  if (mark) return;
  try {
    await database
      .insertInto("production_use")
      .values({ since: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } catch (error) {
    if (!isCheckViolation(error)) throw error;
    throw new ConfigError(
      `${variableOf(config)} names a database with demo accounts, whose password is public; production needs a database of its own.`,
    );
  }
}
