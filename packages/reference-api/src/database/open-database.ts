import type { Config } from "../config/read-config.ts";
import type { DataFolderLock } from "./data-folder-lock.ts";
import type { OpenDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPGliteFolder } from "./open-pglite.ts";
import { openPostgreSQL } from "./open-postgresql.ts";
import { refuseProductionUse } from "./production-use.ts";

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
