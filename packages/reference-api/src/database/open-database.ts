import { sql } from "kysely";
import { type Config, ConfigError } from "../config/read-config.ts";
import type { DataFolderLock } from "./data-folder-lock.ts";
import { type Database, isCheckViolation, type OpenDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPGliteFolder } from "./open-pglite.ts";
import { openPostgreSQL } from "./open-postgresql.ts";

/** Opens and migrates PostgreSQL by DATABASE_URL, or the embedded database in DATA_DIR. */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir" | "environment">,
  lock?: DataFolderLock,
): Promise<OpenDatabase> {
  const opened = config.databaseUrl
    ? await openPostgreSQL(config.databaseUrl)
    : await openPGliteFolder(config.dataDir, lock);
  try {
    await refuseProductionUse(opened.database, config);
    await migrate(opened);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

type StartConfig = Pick<Config, "environment" | "databaseUrl"> & { now: Date };

/** Refuses to use a production database in development; called before any migration. */
async function refuseProductionUse(database: Database, config: Omit<StartConfig, "now">): Promise<void> {
  if (config.environment === "production") return;
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('production_use') is not null as exists`.execute(database);
  if (!rows[0]?.exists) return;
  const productionUse = await database.selectFrom("production_use").select("since").executeTakeFirst();
  if (!productionUse) return;
  throw new ConfigError(
    `NODE_ENV must be production: ${variableOf(config)} names a database that production uses.`,
  );
}

const variableOf = ({ databaseUrl }: Pick<StartConfig, "databaseUrl">) =>
  databaseUrl ? "DATABASE_URL" : "DATA_DIR";

/** Records the first start in production. A constraint refuses a database with demo accounts. */
export async function markProductionUse(database: Database, { now, ...config }: StartConfig): Promise<void> {
  if (config.environment !== "production") return refuseProductionUse(database, config);
  const productionUse = await database.selectFrom("production_use").select("since").executeTakeFirst();
  if (productionUse) return;
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
