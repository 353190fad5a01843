import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";

export type Answering = (request: Request) => Response | Promise<Response>;

export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/** On a free port of this machine. */
export async function listening(fetch: Answering): Promise<Listening> {
  const options = { fetch, port: 0, hostname: "127.0.0.1", overrideGlobalObjects: false };
  const http = serve(options) as Server;
  await once(http, "listening");
  return {
    port: (http.address() as AddressInfo).port,
    async close() {
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
    },
  };
}
