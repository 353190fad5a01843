// The original `fetch`, which tests replace.
const network = globalThis.fetch;

/** Requests with the cookies of a browser. Journeys test CORS in a real browser. */
export type Browser = {
  readonly pageOrigin: string;
  readonly fetch: typeof fetch;
  /** Cookies that scripts of the page can read. */
  readonly cookies: () => string;
};

/** Node's fetch with cookies, for a page of `pageOrigin`. */
export function browserAt(pageOrigin: string): Browser {
  const jars = new Map<string, ReturnType<typeof cookieJar>>();
  const jarOf = (origin: string) => {
    const jar = jars.get(origin) ?? cookieJar();
    jars.set(origin, jar);
    return jar;
  };

  return {
    pageOrigin,
    async fetch(input, init) {
      const request = new Request(input, init);
      const { origin } = new URL(request.url);
      const jar = jarOf(origin);
      if (request.credentials === "include" || origin === pageOrigin)
        request.headers.set("Cookie", jar.header());
      const response = await network(request);
      jar.store(response.headers.getSetCookie());
      return response;
    },
    cookies: () => jarOf(pageOrigin).header(),
  };
}

/** A minimal cookie store for one origin: each name has one value. */
function cookieJar() {
  const cookies = new Map<string, string>();
  return {
    store(setCookies: readonly string[]): void {
      for (const line of setCookies) {
        const [, name = "", value = ""] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  };
}
