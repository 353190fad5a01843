import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { afterAll } from "vitest";

/** Listens on a free port until the tests of the file end; returns the port. */
export async function listen(fetch: (request: Request) => Response | Promise<Response>): Promise<number> {
  // Test files of a worker share its globals, which must not be replaced.
  const http = serve({ fetch, port: 0, hostname: "127.0.0.1", overrideGlobalObjects: false });
  await once(http, "listening");
  afterAll(() => void http.close());
  return (http.address() as AddressInfo).port;
}
