import type { ServerResponse } from "node:http";
import { type ServerType, serve } from "@hono/node-server";
import { BrandError, loadBrands, watchBrands } from "../brands/load-brands.ts";
import { type Config, ConfigError } from "../config/read-config.ts";
import type { DataFolderLock } from "../database/data-folder-lock.ts";
import { openDatabase } from "../database/open-database.ts";
import { requestHandbook } from "../demo/index-page/handbook.ts";
import { serveMetrics } from "../operations/metrics.ts";
import { createServer, type Server } from "./create-server.ts";

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
  const isInUse = "code" in error && error.code === "EADDRINUSE";
  const reason = isInUse ? "is in use by another process" : `cannot be listened on: ${error.message}`;
  console.error(`${variable} ${port} ${reason}.`);
  process.exit(1);
}

const graceMilliseconds = 10_000;

/**
 * On SIGTERM /readyz fails while requests are still answered, until load balancers notice. Then the port closes,
 * running requests and jobs end, and the database is closed.
 */
export function stopOnSignal(http: ServerType, server: Server): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.services.log("info", "stopping");
    server.announceStop();
    // Prevents reuse of connections, which could close while a balancer sends.
    http.prependListener("request", (_request: unknown, response: ServerResponse) =>
      response.setHeader("connection", "close"),
    );
    setTimeout(closePort, server.services.config.stopAfter * 1000);
  };
  const closePort = () => {
    const { log } = server.services;
    const timeout = setTimeout(() => {
      log("warn", "stopped with unfinished requests");
      process.exit(1);
    }, graceMilliseconds);
    http.close(async () => {
      await server.close();
      clearTimeout(timeout);
      log("info", "stopped");
      process.exit(0);
    });
    if ("closeIdleConnections" in http) http.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
