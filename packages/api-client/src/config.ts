import { type CsrfToken, csrfToken } from "./csrf-token.ts";
import { type AddressFilter, addressFilter } from "./redirects.ts";
import type { CodeWords } from "./translate-codes.ts";
import { fetchTransport } from "./transport/fetch-transport.ts";
import type { Transport } from "./transport/transport.ts";
import { xhrTransport } from "./transport/xhr-transport.ts";
import { urlOf } from "./url-of.ts";

export type ApiClientConfig = {
  /** Origin of the API, `https://api.example.jp`; left out, the page's own. */
  readonly host?: string | undefined;
  /** Origin of the page; left out, the browser's, or the host where there is no page. */
  readonly pageOrigin?: string | undefined;
  /** Origins besides the page's own that a redirect or a login URL may lead to. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** The version this page was built as. */
  readonly version?: string | undefined;
  /** Called with the server's version for each answer that names one; the site decides what follows (R7.9). */
  readonly onVersion?: ((version: string) => void) | undefined;
  /** Whether the server does once what it is asked twice; left out, it does. */
  readonly knowsIdempotencyKey?: boolean | undefined;
  /**
   * Who the page was made for, named with each write: a server that knows the header refuses it with 401 when the session
   * has become somebody else's. Left out, nobody is named.
   */
  readonly person?: (() => string | number | undefined) | undefined;
  /** Fetches the words for the codes of refusals; left out, the server's own sentences are what an error says. */
  readonly wordsOfCodes?: (() => Promise<CodeWords>) | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** The cookies that script can read; left out, the document's. */
  readonly cookies?: (() => string) | undefined;
  readonly uploadTransport?: Transport | undefined;
};

/** The configuration with everything decided. */
export type Connection = {
  readonly host: string;
  readonly transport: Transport;
  readonly uploadTransport: Transport;
  readonly token: CsrfToken;
  readonly knowsIdempotencyKey: boolean;
  readonly person: () => string | number | undefined;
  readonly allowedAddress: AddressFilter;
  readonly version: string | undefined;
  readonly onVersion: (version: string) => void;
  readonly wordsOfCodes: (() => Promise<CodeWords>) | undefined;
};

export function connectionOf(config: ApiClientConfig): Connection {
  const pageOrigin = config.pageOrigin ?? globalThis.location?.origin ?? config.host ?? "";
  const host = config.host ?? pageOrigin;
  const cookies = config.cookies ?? (() => globalThis.document?.cookie ?? "");
  return {
    host,
    transport: fetchTransport(config.fetch ?? ((...request) => globalThis.fetch(...request))),
    uploadTransport: config.uploadTransport ?? xhrTransport,
    token: csrfToken(cookies, hostnameOf(host) !== hostnameOf(pageOrigin)),
    knowsIdempotencyKey: config.knowsIdempotencyKey ?? true,
    person: config.person ?? (() => undefined),
    allowedAddress: addressFilter(pageOrigin, config.allowedOrigins ?? []),
    version: config.version,
    onVersion: config.onVersion ?? (() => {}),
    wordsOfCodes: config.wordsOfCodes,
  };
}

/** Cookies know hosts, not ports; where there is neither page nor host, the two are alike. */
const hostnameOf = (origin: string): string => urlOf(origin)?.hostname ?? origin;
