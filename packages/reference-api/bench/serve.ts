// node bench/serve.ts full|bare WRITERS [DATABASE_URL] — starts a server on a free port and sends its port and sessions to
// the parent process. Without DATABASE_URL it uses a new embedded database.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { readConfig } from "../src/config/read-config.ts";
import { migrate } from "../src/database/migrate.ts";
import { openPostgreSQL } from "../src/database/open-postgresql.ts";
import { createServer } from "../src/start/create-server.ts";
import { openMigratedDatabase } from "../src/testing/migrated-database.ts";
import { bareApp } from "./bare-app.ts";
import { prepare } from "./prepare.ts";

const [kind, writers, url] = process.argv.slice(2);
const opened = url ? await openPostgreSQL(url) : await openMigratedDatabase();
if (url) await migrate(opened);
const dataDir = mkdtempSync(join(tmpdir(), "kaitori-bench-"));
const settings = { DEMO: "0", REVIEW: "desk", DATA_DIR: dataDir };
const config = { ...readConfig(settings), environment: "production" as const };
// The log is part of the measured work; the parent process discards it.
const server = await createServer(config, { opened, passwordCost: { memoryCost: 8, timeCost: 1 } });
const prepared = await prepare(server, Number(writers));
const app = kind === "bare" ? bareApp(opened.database, prepared.brand) : server.app;
const http = serve({ fetch: app.fetch, port: 0 }, ({ port }) => {
  process.send?.({ port, ...prepared });
});
const stop = () => {
  http.close();
  server.close().then(() => {
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
};
process.once("SIGTERM", stop);
process.once("disconnect", stop);
