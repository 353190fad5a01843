import type { ServerType } from "@hono/node-server";
import type { Server } from "./create-server.ts";

const patience = 10_000;

/** SIGTERM: no new connections, requests in hand are answered, the job in hand ends, the database is closed. */
export function stopOnSignal(http: ServerType, server: Server): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    const { log } = server.services;
    log("info", "stopping");
    server.announceStop();
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
