import type { Config } from "../config/config.ts";
import type { DataFolderLock } from "./data-folder-lock.ts";
import type { OpenDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPGliteFolder } from "./open-pglite.ts";
import { openPostgreSQL } from "./open-postgresql.ts";

/** PostgreSQL by DATABASE_URL, else the embedded one in DATA_DIR; migrated before anyone reads. */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  lock?: DataFolderLock,
): Promise<OpenDatabase> {
  const opened = config.databaseUrl
    ? await openPostgreSQL(config.databaseUrl)
    : await openPGliteFolder(config.dataDir, lock);
  try {
    await migrate(opened);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
