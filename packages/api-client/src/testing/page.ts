import { type ApiClient, createApiClient } from "../client.ts";
import type { ApiClientConfig } from "../config.ts";
import { type Browser, browserAt } from "./browser.ts";
import { startServer, type TestServer } from "./server.ts";

export type Page = { readonly server: TestServer; readonly browser: Browser; readonly api: ApiClient };

/** A page and its server: on the same origin, or with the API on a host of its own. */
export const places = ["same origin", "another origin"] as const;

export async function openPage(place: (typeof places)[number], config: ApiClientConfig = {}): Promise<Page> {
  const ownOrigin = place === "same origin" ? undefined : "http://akane.localhost:4100";
  const server = await startServer(ownOrigin);
  const pageOrigin = ownOrigin ?? server.origin;
  const browser = browserAt(pageOrigin);
  const api = createApiClient({
    host: server.origin,
    pageOrigin,
    fetch: browser.fetch,
    cookies: browser.cookies,
    ...config,
  });
  return { server, browser, api };
}
