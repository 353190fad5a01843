import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";

type FetchHandler = (request: Request) => Response | Promise<Response>;

export interface LocalServer {
  readonly port: number;
  close(): Promise<void>;
}

export async function startLocalServer(fetch: FetchHandler): Promise<LocalServer> {
  const options = { fetch, port: 0, hostname: "127.0.0.1", overrideGlobalObjects: false };
  const http = serve(options) as Server;
  await once(http, "listening");
  return {
    port: (http.address() as AddressInfo).port,
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
