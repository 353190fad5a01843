import { cookieJar } from "./cookie-jar.ts";

// As it is before a page stands in for it.
const network = globalThis.fetch;

const alwaysReadable = ["content-type", "content-length", "cache-control"];

/**
 * A browser's work around a request: cookies by host, Origin, preflight, and hiding headers that CORS does not expose.
 */
export type Browser = {
  readonly pageOrigin: string;
  readonly fetch: typeof fetch;
  /** Those that script on the page can read. */
  readonly cookies: () => string;
  /** Those that go with a request to an origin. */
  readonly cookiesFor: (origin: string) => string;
};

/** Node's fetch inside the rules of a browser, for a page of `pageOrigin`. */
export function browserAt(pageOrigin: string): Browser {
  const jars = new Map<string, ReturnType<typeof cookieJar>>();
  const jarOf = (origin: string) => {
    const jar = jars.get(origin) ?? cookieJar();
    jars.set(origin, jar);
    return jar;
  };

  const browserFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin } = new URL(request.url);
    const crossing = origin !== pageOrigin;
    if (crossing) await preflight(request, pageOrigin);
    const jar = jarOf(origin);
    request.headers.set("Origin", pageOrigin);
    if (request.credentials === "include" || !crossing) request.headers.set("Cookie", jar.header());
    const response = await network(request);
    jar.keep(response.headers.getSetCookie());
    return crossing ? exposed(response, pageOrigin) : response;
  };
  return {
    pageOrigin,
    fetch: browserFetch,
    cookies: () => jarOf(pageOrigin).header(),
    cookiesFor: (origin) => jarOf(origin).header(),
  };
}

async function preflight(request: Request, pageOrigin: string): Promise<void> {
  const response = await network(request.url, { method: "OPTIONS", headers: { Origin: pageOrigin } });
  refuseStrangers(response, pageOrigin);
  const allowed = lower(response.headers.get("Access-Control-Allow-Headers"));
  const asked = [...request.headers.keys()].filter((name) => !["accept", "origin", "cookie"].includes(name));
  const multipart = request.headers.get("content-type")?.startsWith("multipart/form-data");
  const refused = asked.filter((name) => !allowed.includes(name) && !(multipart && name === "content-type"));
  if (refused.length > 0) throw new TypeError(`CORS: ${refused.join()} not allowed`);
}

function exposed(response: Response, pageOrigin: string): Response {
  refuseStrangers(response, pageOrigin);
  const readable = [...alwaysReadable, ...lower(response.headers.get("Access-Control-Expose-Headers"))];
  const headers = [...response.headers].filter(([name]) => readable.includes(name));
  return new Response(response.status === 204 ? null : response.body, { status: response.status, headers });
}

function refuseStrangers({ headers }: Response, pageOrigin: string): void {
  const welcome = headers.get("Access-Control-Allow-Origin") === pageOrigin;
  if (!welcome || headers.get("Access-Control-Allow-Credentials") !== "true") throw new TypeError("CORS");
}

const lower = (list: string | null) => (list ?? "").toLowerCase().split(/,\s*/);
