import { serve } from "@hono/node-server";
import { BrandError, loadBrands } from "../brands/load-brands.ts";
import { watchBrands } from "../brands/watch-brands.ts";
import { type Config, ConfigError } from "../config/read-config.ts";
import type { DataFolderLock } from "../database/data-folder-lock.ts";
import { openDatabase } from "../database/open-database.ts";
import { requestHandbook } from "../demo/index-page/request-handbook.ts";
import { serveMetrics } from "../operations/metrics.ts";
import { createServer } from "./create-server.ts";
import { stopOnSignal } from "./graceful-stop.ts";

/** Starts the server with a checked configuration. */
export async function run(config: Config, lock: DataFolderLock | undefined): Promise<void> {
  // Ignores errors of standard output, which the reader may close.
  process.stdout.on("error", () => {});
  const brands = await loadBrands(config.brandsDir).catch((error) => {
    throw error instanceof BrandError ? new ConfigError(error.message) : error;
  });
  const opened = await openDatabase(config, lock);
  const server = await createServer(config, { opened, brands, buildHandbook: requestHandbook(process) });
  if (config.watchBrands) watchBrands(brands, server.services.log, config.brandsDir);
  const { port, host } = config;
  const http = serve({ fetch: server.app.fetch, port, ...(host ? { hostname: host } : {}) }, ({ port }) => {
    server.services.log("info", "listening", { port });
  });
  // 75 seconds are longer than the idle timeout of proxies, so that the proxy closes connections first.
  if ("keepAliveTimeout" in http) http.keepAliveTimeout = 75_000;
  http.on("error", (error) => refusePort(error, port));
  if (config.metricsPort !== undefined) {
    const metrics = serveMetrics(server.services, { port: config.metricsPort, host });
    metrics.on("error", (error) => refusePort(error, config.metricsPort, "METRICS_PORT"));
  }
  server.services.jobs.start();
  stopOnSignal(http, server);
}

function refusePort(error: Error, port: number | undefined, variable = "PORT"): never {
  const inUse = "code" in error && error.code === "EADDRINUSE";
  const reason = inUse ? "is in use by another process" : `cannot be listened on: ${error.message}`;
  console.error(`${variable} ${port} ${reason}.`);
  process.exit(1);
}
