import type { CallDefinition } from "@kaitori/wire";
import type { AnyOptions } from "../call-options.ts";
import { type ApiClient, type ApiClientConfig, createApiClient } from "../client.ts";
import { type Browser, browserAt } from "./browser.ts";
import { startServer, type TestServer } from "./server.ts";

/** A page of the site with its API client, its cookies and the server that it calls. */
export type Page = { readonly server: TestServer; readonly browser: Browser; readonly api: ApiClient };

/** Location of the API: on the page's origin or on another one. */
export const origins = ["same origin", "another origin"] as const;

/** Sends a call whose types are unknown. */
export const callAny = (api: ApiClient, call: CallDefinition, options: AnyOptions) =>
  (api.call as (call: CallDefinition, options: AnyOptions) => Promise<unknown>)(call, options);

type Setting = ApiClientConfig & { readonly fetch?: typeof fetch };

/** The `fetch` for each server, by origin. */
const fetchByOrigin = new Map<string, typeof fetch>();
const originalFetch = globalThis.fetch;
globalThis.fetch = (...args) => {
  const request = new Request(...args);
  return (fetchByOrigin.get(new URL(request.url).origin) ?? originalFetch)(request);
};

/** Opens a page; its `fetch` replaces the global one. */
export async function openPage(
  origin: (typeof origins)[number],
  { fetch, ...config }: Setting = {},
): Promise<Page> {
  const otherPageOrigin = origin === "same origin" ? undefined : "http://akane.localhost:4100";
  const server = await startServer(otherPageOrigin ? "header" : "cookie");
  const pageOrigin = otherPageOrigin ?? server.origin;
  const browser = browserAt(pageOrigin);
  fetchByOrigin.set(server.origin, fetch ?? browser.fetch);
  const api = createApiClient({
    host: server.origin,
    pageOrigin,
    cookies: browser.cookies,
    knowsIdempotencyKey: true,
    ...config,
  });
  return { server, browser, api };
}
