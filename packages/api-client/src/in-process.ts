import { type ApiClient, createApiClient } from "./client.ts";
import type { ApiClientConfig } from "./config.ts";
import { cookieJar } from "./transport/cookie-jar.ts";
import { kyTransport } from "./transport/ky-transport.ts";

type App = { readonly fetch: (request: Request) => Response | Promise<Response> };

export type InProcessConfig = Omit<ApiClientConfig, "fetch" | "cookies" | "uploadTransport"> & {
  /** The origin the app believes it is asked on; it picks the brand. */
  readonly host: string;
};

/** The same client over `app.fetch`, without a socket: the real handlers, with a cookie jar for a browser. For Node. */
export function createInProcessClient(app: App, config: InProcessConfig): ApiClient {
  const jar = cookieJar();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set("Origin", config.host);
    if (jar.header() !== "") request.headers.set("Cookie", jar.header());
    const response = await app.fetch(request);
    jar.keep(response.headers.getSetCookie());
    return response;
  };
  return createApiClient({ ...config, fetch, cookies: jar.header, uploadTransport: kyTransport(fetch) });
}
