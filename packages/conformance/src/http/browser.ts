import { type Body, csrfToken, isCsrfMismatch, pathOf, readBody } from "@kaitori/api-client";
import { type CallDefinition, getSuppressEntries } from "@kaitori/wire";

/** Addresses of the API and of the pages that call it. */
export interface Target {
  readonly api: string;
  readonly page: string;
  readonly now: Date;
  readonly fetch: typeof fetch;
  readonly timeout: number;
}

export interface RequestParts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly file?: File;
  /** Replaces the session's token; null for none. */
  readonly token?: string | null;
  readonly idempotencyKey?: string;
  /** User for whom the page was rendered. */
  readonly pageUserId?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
  /** `GET entries/` */
  readonly call: string;
}

export const nameOf = ({ method, path }: Pick<CallDefinition, "method" | "path">) => `${method} ${path}`;
export const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;

/** A browser on one site: stores cookies and sends the CSRF token like the site (R7.2). */
export class Browser {
  /** The cookies of the API's host as their `Set-Cookie` lines, by name. */
  readonly cookies = new Map<string, string>();
  readonly #target: Target;
  readonly #token;

  constructor(target: Target) {
    this.#target = target;
    const isOnOtherHost = new URL(target.api).hostname !== new URL(target.page).hostname;
    this.#token = csrfToken(() => this.#readableCookie(), isOnOtherHost);
  }

  get isCrossOrigin(): boolean {
    return this.#target.api !== this.#target.page;
  }

  get token(): string | undefined {
    return this.#token.current();
  }

  /** True if scripts of the page can read the cookie. */
  #isReadable(cookie: string): boolean {
    if (attributeOf(cookie, "httponly") !== undefined) return false;
    const page = new URL(this.#target.page).hostname;
    const domain = attributeOf(cookie, "domain");
    if (!domain) return page === new URL(this.#target.api).hostname;
    return `.${page}`.endsWith(`.${domain.replace(/^\./, "")}`);
  }

  #storeCookie(cookie: string): void {
    const [, name = "", value = ""] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
    const isExpired = Date.parse(attributeOf(cookie, "expires") ?? "") < this.#target.now.getTime();
    if (value === "" || isExpired || attributeOf(cookie, "max-age") === "0") this.cookies.delete(name);
    else this.cookies.set(name, cookie);
  }

  /** Sends a request; retries once if it was refused for a missing token and the response set one. */
  async call(call: CallDefinition, parts: RequestParts = {}): Promise<Answer> {
    const isTokenReplaced = "token" in parts;
    if (call.method !== "GET" && !isTokenReplaced && this.token === undefined)
      await this.send(getSuppressEntries, {});
    const oldToken = this.token;
    const answer = await this.send(call, parts);
    const isStale = answer.status === 403 && isCsrfMismatch(answer.body.value) && this.token !== oldToken;
    return isStale && !isTokenReplaced ? this.send(call, parts) : answer;
  }

  async send(call: CallDefinition, parts: RequestParts): Promise<Answer> {
    const query = new URLSearchParams(parts.query).toString();
    const address = `${this.#target.api}/api/${pathOf(call, parts.params)}`;
    return this.sendRequest(
      nameOf(call),
      query === "" ? address : `${address}?${query}`,
      call.method,
      bodyOf(call, parts),
      parts,
    );
  }

  async sendRequest(
    call: string,
    address: string,
    method: string,
    body: string | FormData | undefined,
    {
      token = this.token ?? null,
      idempotencyKey,
      pageUserId,
    }: Pick<RequestParts, "token" | "idempotencyKey" | "pageUserId"> = {},
  ): Promise<Answer> {
    const headers = new Headers({ Accept: "application/json" });
    if (typeof body === "string") headers.set("Content-Type", "application/json");
    if (token !== null) headers.set("X-CSRFToken", token);
    if (idempotencyKey !== undefined) headers.set("Idempotency-Key", idempotencyKey);
    if (pageUserId !== undefined) headers.set("X-Kaitori-Person", pageUserId);
    const cookies = [...this.cookies.values()].map(pairOf).join("; ");
    if (cookies !== "") headers.set("Cookie", cookies);
    if (this.isCrossOrigin || method !== "GET") headers.set("Origin", this.#target.page);
    headers.set("Referer", `${this.#target.page}/`);
    const signal = AbortSignal.timeout(this.#target.timeout);
    const init: RequestInit = {
      method,
      headers,
      redirect: "manual",
      signal,
      ...(body === undefined ? {} : { body }),
    };
    let response: Response;
    let text: string;
    try {
      response = await this.#target.fetch(address, init);
      text = await response.text();
    } catch (error) {
      throw new UnreachableServer(call, error);
    }
    for (const cookie of response.headers.getSetCookie()) this.#storeCookie(cookie);
    this.#token.store(response.headers.get("X-CSRFToken"));
    return { status: response.status, headers: response.headers, body: readBody(text), call };
  }

  #readableCookie(): string {
    const cookie = this.cookies.get("csrftoken");
    return cookie && this.#isReadable(cookie) ? pairOf(cookie) : "";
  }
}

const pairOf = (cookie: string): string => cookie.split(";")[0]?.trim() ?? "";

/** Value of an attribute of a cookie; empty for one without a value, undefined without it. */
function attributeOf(cookie: string, name: string): string | undefined {
  const attribute = new RegExp(`;\\s*${name}(?:=([^;]*))?(?=;|$)`, "i").exec(cookie);
  return attribute ? (attribute[1] ?? "") : undefined;
}

export class UnreachableServer extends Error {
  override name = "UnreachableServer";

  constructor(call: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const innerReason =
      cause instanceof Error && cause.cause instanceof Error ? `: ${cause.cause.message}` : "";
    super(`${call} was not answered (${reason}${innerReason})`, { cause });
  }
}

function bodyOf(call: CallDefinition, { body, file }: RequestParts): string | FormData | undefined {
  if (call.file === undefined) return call.body === undefined ? undefined : JSON.stringify(body ?? {});
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
  if (file) form.append(call.file, file, file.name);
  return form;
}
