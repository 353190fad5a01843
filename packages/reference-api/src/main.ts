#!/usr/bin/env node
import { ConfigError, readConfig } from "./config/read-config.ts";
import { DataFolderInUse, lockDataFolder } from "./database/data-folder-lock.ts";

if (process.argv.includes("--help")) {
  console.log(`kaitori-server

Serves the brands' sites and their API. It takes no arguments and is configured by environment variables, such as
PORT, DATA_DIR, DATABASE_URL, FILES_URL, MAIL_URL and SECRET_KEY. The handbook lists them in "For operators".`);
  process.exit();
}

// Checks configuration and lock before slow imports, so that a refused start ends at once.
try {
  const config = readConfig(process.env);
  const lock = config.databaseUrl ? undefined : lockDataFolder(config.dataDir);
  const { run } = await import("./start/run.ts");
  await run(config, lock);
} catch (error) {
  // Prints the reason of a refused start, or the stack of any other error.
  const isRefusedStart = error instanceof ConfigError || error instanceof DataFolderInUse;
  console.error(isRefusedStart ? error.message : error);
  process.exit(1);
}
