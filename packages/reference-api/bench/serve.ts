// node bench/serve.ts full|bare WRITERS — a server on a free port over a fresh database; says where and for whom.
import { serve } from "@hono/node-server";
import { readConfig } from "../src/config/read-config.ts";
import { createServer } from "../src/create-server.ts";
import { openMigratedDatabase } from "../src/testing/migrated-database.ts";
import { bareApp } from "./bare-app.ts";
import { prepare } from "./prepare.ts";

const [kind, writers = "0"] = process.argv.slice(2);
const opened = await openMigratedDatabase();
const config = { ...readConfig({ DEMO: "0", REVIEW: "desk" }), environment: "production" as const };
// The log is written, and thrown away by whoever started this.
const server = await createServer(config, { opened, passwordCost: { memoryCost: 8, timeCost: 1 } });
const prepared = await prepare(server, Number(writers));
const [brand] = server.services.brands;
const app = kind === "bare" ? bareApp(opened.database, brand?.name ?? "") : server.app;
const http = serve({ fetch: app.fetch, port: 0 }, ({ port }) => {
  process.send?.({ port, host: brand?.settings.hosts[0], ...prepared });
});
process.once("SIGTERM", () => {
  http.close();
  server.close().then(() => process.exit(0));
});
