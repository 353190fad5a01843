import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Brand } from "@kaitori/brand";
import { composeApp, createServer, readConfig, routes } from "@kaitori/reference-api";
import { startLocalServer } from "#support/local-server.ts";
import { mailsTo } from "#support/mailbox.ts";
import { seededData } from "#support/seeded-data.ts";
import {
  defaultFormat,
  type Fields,
  formatBody,
  isFields,
  keepSpecifiedFields,
  type ResponseFormat,
  toNumericIds,
} from "./response-format.ts";
import { calls, findUnspecified, matches, specifiedCall } from "./specification.ts";
import { fileOf, type StaticSite } from "./static-site.ts";

export interface Fault {
  method: string;
  /** Path after /api/; the segment `*` matches any. */
  path: string;
  /** Status of the response; the call is then not executed. */
  status?: number;
  answer?: unknown;
  /** Replaces only responses with one of these statuses. */
  replacedStatuses?: readonly number[];
  /** New values of fields of the response (or of each row of a list), by dotted path. */
  set?: Fields;
  drop?: string[];
}

/** Faults of the CSRF token. */
export type TokenFault = "any token" | "no token" | "hidden token";

/** A server with only the calls and fields of the specification: the reference server, reduced to them. */
export interface SpecServer {
  readonly port: number;
  /** The full reference server on the same data, for its desk. */
  readonly reference: { readonly origin: string };
  format: ResponseFormat;
  faults: Fault[];
  readonly tokenFaults: Set<TokenFault>;
  readonly requests: { method: string; path: string; status: number; unspecified: readonly string[] }[];
  close(): Promise<void>;
}

interface ReadRequest {
  readonly bytes: ArrayBuffer;
  /** The JSON value, or the parts of a form by name. */
  readonly fields: unknown;
}

interface Answer {
  status: number;
  cookies: string[];
  body: unknown;
}

/** `siteOf` returns the built site of a host name; calls go to the API of that host or of its subdomain `api.`. */
export async function startSpecServer(
  brand: Brand,
  siteOf: (hostname: string) => StaticSite | undefined = () => undefined,
): Promise<SpecServer> {
  const [host = ""] = brand.settings.hosts;
  const folder = mkdtempSync(join(tmpdir(), "kaitori-spec-"));
  const dataDir = join(folder, "data");
  // Without seeded data the server creates the demo accounts itself.
  if (existsSync(seededData)) cpSync(seededData, dataDir, { recursive: true });
  const environment = { DATA_DIR: dataDir, SITES_DIR: folder, REVIEW: "desk", TRUST_PROXY: "1" };
  const referenceServer = await createServer(readConfig(environment), { log: () => {} });
  referenceServer.services.jobs.start();
  const specApp = composeApp(referenceServer.services, {
    routes: routes.filter(({ call }) => call.sinceServerLevel === undefined),
  });
  const reference = await startLocalServer((request) => referenceServer.app.fetch(request));
  const server: Omit<SpecServer, "port" | "close"> = {
    reference: { origin: `http://${host}:${reference.port}` },
    format: { ...defaultFormat },
    faults: [],
    tokenFaults: new Set(),
    requests: [],
  };

  /** Sends one call with the headers of a page of the site. */
  async function sendCall(
    app: typeof specApp,
    [method, path]: readonly [method: string, path: string],
    sentHeaders: Headers,
    body?: ArrayBuffer | string,
  ): Promise<Answer> {
    const headers = new Headers({ origin: `http://${host}` });
    for (const name of ["cookie", "content-type", "x-csrftoken"])
      if (sentHeaders.has(name)) headers.set(name, sentHeaders.get(name) ?? "");
    // The server limits attempts per client address.
    headers.set("x-forwarded-for", `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join(".")}`);
    const init = method === "GET" || body === undefined ? {} : { body };
    const answer = await app.fetch(new Request(`http://${host}/api/${path}`, { method, headers, ...init }));
    const text = await answer.text();
    return {
      status: answer.status,
      cookies: answer.headers.getSetCookie(),
      body: text === "" ? undefined : JSON.parse(text),
    };
  }

  /** Adds fields that the reference server requires and the specification does not have. */
  async function addOwnFields(path: string, headers: Headers, body: Fields): Promise<Fields> {
    if (path === "register/") return { ...body, terms_version: brand.settings.legal.revised };
    if (!path.endsWith("/contract/")) return body;
    const chosenClaims = (Array.isArray(body.claims) ? body.claims : []).filter(
      (claim) => isFields(claim) && Number(claim.status) === 3,
    );
    const ids = chosenClaims.map(({ id }) => id).join(",");
    const address = `${path.replace("contract/", "contract_terms/")}${ids && `?claims=${ids}`}`;
    const terms = await sendCall(referenceServer.app, ["GET", address], headers);
    if (!isFields(terms.body) || !isFields(terms.body.explanation)) return body;
    return {
      claims: chosenClaims.map(({ id }) => ({ id })),
      terms_hash: terms.body.hash,
      explanation_hash: terms.body.explanation.hash,
    };
  }

  /** Activates and logs in a new account, because this server sends no activation mail. */
  async function activate(headers: Headers, registered: Answer, email: string): Promise<Answer> {
    const [mail] = await mailsTo(email, server.reference.origin);
    const token = /token=([^&\s"]+)/.exec(mail?.body ?? "")?.[1] ?? "";
    const body = JSON.stringify({ token });
    const { cookies } = await sendCall(referenceServer.app, ["POST", "register/activation/"], headers, body);
    return { ...registered, cookies };
  }

  async function answer(
    { method, headers }: Request,
    [path, search]: readonly [path: string, search: string],
    { bytes, fields }: ReadRequest,
  ): Promise<Answer> {
    if (server.tokenFaults.has("any token"))
      headers.set("x-csrftoken", /csrftoken=([^;]+)/.exec(headers.get("cookie") ?? "")?.[1] ?? "");
    const isJson = isFields(fields) && headers.get("content-type") === "application/json";
    const body = isJson ? JSON.stringify(await addOwnFields(path, headers, toNumericIds(fields))) : bytes;
    let response = await sendCall(specApp, [method, `${path}${search}`], headers, body);
    if (response.status >= 300) return removeAdditions(response, path);
    if (path === "register/" && isFields(fields))
      response = await activate(headers, response, String(fields.email));
    const shape = calls[specifiedCall(method, path) ?? ""] ?? "unspecified";
    const specified =
      shape === "unspecified" ? undefined : keepSpecifiedFields(shape, response.body, server.format);
    return { ...response, ...visibleAnswer(method, specified) };
  }

  function visibleAnswer(method: string, body: unknown): Pick<Answer, "status" | "body"> {
    if (body === undefined)
      return method === "DELETE" || server.format.unspecifiedResponse === "no content"
        ? { status: 204, body: undefined }
        : { status: 200, body: {} };
    const isEmptyList =
      Array.isArray(body) && body.length === 0 && server.format.noEntries === "empty object";
    return { status: 200, body: isEmptyList ? {} : formatBody(body, server.format) };
  }

  /** Removes the additional fields of an error. */
  function removeAdditions({ status, cookies, body }: Answer, path: string): Answer {
    const { codes: _, retry_after: __, ...fields } = isFields(body) ? body : {};
    const isSessionEnded = status === 401 && path !== "auth/";
    return { status: isSessionEnded ? server.format.statusWithoutSession : status, cookies, body: fields };
  }

  async function answerCall(request: Request, { hostname, pathname, search, searchParams }: URL) {
    const { method } = request;
    const hasApiHost = hostname.startsWith("api.");
    const headers = new Headers(hasApiHost ? corsHeaders(request, host) : {});
    if (method === "OPTIONS") return new Response(null, { status: 204, headers });
    const path = pathname.slice("/api/".length);
    const sentRequest = await readRequest(request);
    const faults = server.faults.filter((fault) => fault.method === method && matches(fault.path, path));
    const replacement = faults.find((fault) => fault.status !== undefined && !fault.replacedStatuses);
    const response = replacement
      ? { status: replacement.status ?? 500, cookies: [], body: replacement.answer }
      : await answer(request, [path, search], sentRequest);
    const { status, body } = faults.reduce(replaceAnswer, response);
    const recorded = { method, path, query: [...searchParams.keys()], body: sentRequest.fields };
    const unspecified = findUnspecified({ ...recorded, headers: [...request.headers.keys()] });
    server.requests.push({ method, path, status, unspecified });
    for (const cookie of response.cookies.flatMap((text) => cookieOf(text, hasApiHost)))
      headers.append("set-cookie", cookie);
    return body === undefined
      ? new Response(null, { status, headers })
      : Response.json(body, { status, headers });
  }

  /** Removes the visitor cookie, which the specification lacks, and lets pages of the host read the token cookie. */
  function cookieOf(cookie: string, hasApiHost: boolean): string[] {
    if (cookie.startsWith("kaitori_visitor=")) return [];
    if (!cookie.startsWith("csrftoken=")) return [cookie];
    if (server.tokenFaults.has("no token")) return [];
    const hidden = server.tokenFaults.has("hidden token") ? "; HttpOnly" : "";
    return [`${cookie}${hasApiHost ? `; Domain=${host}` : ""}${hidden}`];
  }

  async function fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname.startsWith("/api/")) return answerCall(request, url);
    const site = siteOf(url.hostname);
    return site ? fileOf(site, url.pathname) : new Response(null, { status: 404 });
  }

  const http = await startLocalServer(fetch);
  return Object.assign(server, {
    port: http.port,
    async close() {
      await http.close();
      await reference.close();
      await referenceServer.close();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

async function readRequest(request: Request): Promise<ReadRequest> {
  const bytes = await request.arrayBuffer();
  const type = request.headers.get("content-type") ?? "";
  const copy = new Response(bytes, { headers: { "content-type": type } });
  const readBody = async (): Promise<unknown> => {
    if (type === "application/json") return copy.json();
    return type.startsWith("multipart/") ? Object.fromEntries(await copy.formData()) : undefined;
  };
  return { bytes, fields: await readBody().catch(() => undefined) };
}

/** Headers that django-cors-headers allows by default. */
const allowedHeaders = "accept, authorization, content-type, user-agent, x-csrftoken, x-requested-with";

function corsHeaders({ headers, method }: Request, host: string): Record<string, string> {
  const origin = headers.get("origin") ?? "";
  // A static host may use another port.
  if (URL.parse(origin)?.hostname !== host) return {};
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    vary: "origin",
    ...(method === "OPTIONS" && {
      "access-control-allow-headers": allowedHeaders,
      "access-control-allow-methods": "DELETE, GET, OPTIONS, PATCH, POST, PUT",
    }),
  };
}

function replaceAnswer(answer: Answer, fault: Fault): Answer {
  const applies = fault.replacedStatuses?.includes(answer.status) ?? answer.status < 300;
  if (!applies) return answer;
  const body = "answer" in fault ? fault.answer : applyFault(fault, answer.body);
  return { ...answer, status: fault.status ?? answer.status, body };
}

function applyFault(fault: Fault, answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((row) => applyFault(fault, row));
  if (!isFields(answer)) return answer;
  const copy = structuredClone(answer);
  for (const path of [...(fault.drop ?? []), ...Object.keys(fault.set ?? {})]) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    let parent: unknown = copy;
    for (const name of keys)
      parent = isFields(parent) || Array.isArray(parent) ? Reflect.get(parent, name) : null;
    if (!isFields(parent)) continue;
    if (fault.drop?.includes(path)) delete parent[last];
    else parent[last] = fault.set?.[path];
  }
  return copy;
}
