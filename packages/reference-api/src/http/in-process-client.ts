import {
  allCalls,
  type CallAnswer,
  type CallBody,
  type CallDefinition,
  type CallName,
  type CallParams,
  type CallQuery,
} from "@kaitori/wire";
import type { WithNumericIds } from "../database/tables/numeric-ids.ts";

export interface InProcessAnswer<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

/** A call of the wire by its name, or another one. */
type NamedCall = CallName | CallDefinition;
type DefinitionOf<Call extends NamedCall> = Call extends CallName
  ? (typeof allCalls)[Call]
  : Extract<Call, CallDefinition>;

interface CallOptions<Call extends CallDefinition> {
  params?: CallParams<Call>;
  query?: CallQuery<Call>;
  /** Body of the call; tests also send invalid ones. */
  body?: CallBody<Call> | Record<string, unknown>;
  headers?: Record<string, string>;
}

/** The app in this process, or another server. */
export interface RequestTarget {
  fetch(request: Request): Response | Promise<Response>;
}

/** A browser at one brand with its cookies and CSRF token. */
export class InProcessClient {
  readonly cookies = new Map<string, string>();
  readonly origin: string;
  readonly #app: RequestTarget;

  constructor(app: RequestTarget, origin: string) {
    this.#app = app;
    this.origin = origin;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const csrf = this.cookies.get("csrftoken");
    if (csrf && !headers.has("x-csrftoken")) headers.set("x-csrftoken", csrf);
    const response = await this.#app.fetch(new Request(new URL(path, this.origin), { ...init, headers }));
    for (const cookie of response.headers.getSetCookie()) this.#storeCookie(cookie);
    return response;
  }

  /** Makes a call of the wire; the first one fetches the CSRF token before. */
  async call<const Call extends NamedCall>(
    named: Call,
    options: CallOptions<DefinitionOf<Call>> = {},
  ): Promise<InProcessAnswer<WithNumericIds<CallAnswer<DefinitionOf<Call>>>>> {
    const call: CallDefinition = typeof named === "string" ? allCalls[named as CallName] : named;
    if (!this.cookies.has("csrftoken")) await this.fetch("/api/system_settings/supress_entries/");
    const response = await this.fetch(pathOf(call, options), {
      method: call.method,
      headers: {
        ...(call.body && !call.file ? { "content-type": "application/json" } : {}),
        ...options.headers,
      },
      ...bodyOf(call, options.body),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === "" ? undefined : JSON.parse(text),
    };
  }

  /** Makes a call that must succeed; returns the body of its answer. */
  async callOrThrow<Name extends CallName>(name: Name, options: CallOptions<DefinitionOf<Name>> = {}) {
    const { status, body } = await this.call(name, options);
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  #storeCookie(setCookie: string): void {
    const [pair = "", ...attributes] = setCookie.split("; ");
    const [name = "", value = ""] = pair.split("=", 2);
    if (attributes.includes("Max-Age=0")) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

function pathOf(call: CallDefinition, { params, query }: { params?: unknown; query?: unknown }): string {
  const values = new Map(Object.entries(params ?? {}));
  const path = call.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return `/api/${path}${search.size > 0 ? `?${search}` : ""}`;
}

function bodyOf(call: CallDefinition, body: unknown): { body?: string | FormData } {
  if (!call.body) return {};
  if (!call.file) return { body: JSON.stringify(body ?? {}) };
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    form.append(name, value instanceof Blob ? value : String(value));
  return { body: form };
}
