import type { ServerResponse } from "node:http";
import type { ServerType } from "@hono/node-server";
import type { Server } from "./create-server.ts";

const patience = 10_000;

/**
 * On SIGTERM /readyz fails while requests are still answered, until load balancers notice. Then the port closes,
 * running requests and jobs end, and the database is closed.
 */
export function stopOnSignal(http: ServerType, server: Server): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.services.log("info", "stopping");
    server.announceStop();
    // Tells a balancer that keeps connections open not to reuse them: otherwise one could be closed while it sends.
    http.prependListener("request", (_request: unknown, response: ServerResponse) =>
      response.setHeader("connection", "close"),
    );
    setTimeout(closePort, server.services.config.stopAfter * 1000);
  };
  const closePort = () => {
    const { log } = server.services;
    const late = setTimeout(() => {
      log("warn", "stopped with requests in hand");
      process.exit(1);
    }, patience);
    http.close(async () => {
      await server.close();
      clearTimeout(late);
      log("info", "stopped");
      process.exit(0);
    });
    if ("closeIdleConnections" in http) http.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
