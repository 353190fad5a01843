import { serve } from "@hono/node-server";
import { BrandError } from "./brands/load-brands.ts";
import { ConfigError, readConfig } from "./config/read-config.ts";
import { createServer } from "./create-server.ts";
import { DataFolderInUse } from "./database/data-folder-lock.ts";
import { stopOnSignal } from "./graceful-stop.ts";

try {
  const config = readConfig(process.env);
  const server = await createServer(config);
  const http = serve({ fetch: server.app.fetch, port: config.port }, ({ port }) => {
    server.services.log("info", "listening", { port });
  });
  http.on("error", (error: NodeJS.ErrnoException) => {
    console.error(error.code === "EADDRINUSE" ? `PORT ${config.port} is in use by another process.` : error);
    process.exit(1);
  });
  server.services.jobs.start();
  stopOnSignal(http, server);
} catch (error) {
  // A start that was refused for a reason says the reason; anything else shows where it broke.
  const refused =
    error instanceof ConfigError || error instanceof BrandError || error instanceof DataFolderInUse;
  console.error(refused ? error.message : error);
  process.exit(1);
}
