import type { ServerResponse } from "node:http";
import type { ServerType } from "@hono/node-server";
import type { Server } from "./create-server.ts";

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
      log("warn", "stopped with requests in hand");
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
