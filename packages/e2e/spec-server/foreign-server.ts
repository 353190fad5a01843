import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Brand } from "@kaitori/brand";
import { freePort } from "@kaitori/tooling/free-port";
import { mailsTo } from "#support/mailbox.ts";
import { seededData } from "#support/seeded-data.ts";
import { launch } from "#support/server-process.ts";
import {
  type Fields,
  isFields,
  type Manner,
  specifiedPart,
  staged,
  usualManner,
  withNumbers,
  written,
} from "./manner.ts";
import type { Scene } from "./scenes.ts";
import { callAt, calls, matches, outsideOf } from "./specification.ts";
import { answerFile, type StaticSite } from "./static-site.ts";

export interface Fault {
  method: string;
  /** The path behind /api/; a segment `*` stands for any. */
  path: string;
  status?: number;
  answer?: unknown;
  /** Fields of the answer (or of each row of a list) that get another value; a path with dots. */
  set?: Fields;
  drop?: string[];
}

/** Failures of a server besides wrong answers. */
export type Lapse =
  | "any token"
  | "no token"
  | "hidden token"
  | "no way out"
  | "everybody's entries"
  | "visitors of me are refused with 401"
  | "refusals without a sentence"
  | "profile for visitors";

/** The reference server as a licensee's own would be that has the specification and no more. */
export interface ForeignServer {
  readonly port: number;
  /** The reference server behind it, whose desk decides. */
  readonly own: { readonly origin: string; now(): Date };
  manner: Manner;
  faults: Fault[];
  readonly lapses: Set<Lapse>;
  /** State that everybody is said to be in, whatever their own. */
  scene: Scene | undefined;
  readonly requests: { method: string; path: string; status: number; outside: readonly string[] }[];
  close(): Promise<void>;
}

interface Answered {
  status: number;
  cookies: string[];
  body: unknown;
}

const numbered = /(?<=\/)\d+(?=\/)/;
/** `siteOf` names the built site of a host name; the calls go to that host's API, or to `api.` before it. */
export async function foreignServer(
  brand: Brand,
  siteOf: (hostname: string) => StaticSite | undefined = () => undefined,
): Promise<ForeignServer> {
  const [host = ""] = brand.settings.hosts;
  const folder = mkdtempSync(join(tmpdir(), "kaitori-foreign-"));
  const data = join(folder, "data");
  // Without data of the journeys the server makes the people of the demonstration itself.
  if (existsSync(seededData)) cpSync(seededData, data, { recursive: true });
  mkdirSync(join(folder, "sites"));
  const ownPort = await freePort();
  const running = await launch(ownPort, {
    DATA_DIR: data,
    SITES_DIR: join(folder, "sites"),
    NODE_ENV: "development",
    REVIEW: "desk",
    TRUST_PROXY: "1",
  });
  const own = { origin: `http://${host}:${ownPort}`, now: () => new Date() };
  const seen = new Map<string, unknown>();
  const server: Omit<ForeignServer, "port" | "close"> = {
    own,
    manner: { ...usualManner },
    faults: [],
    lapses: new Set(),
    scene: undefined,
    requests: [],
  };

  /** One call of the reference server, as its own site would make it. */
  const ask = (method: string, path: string, given: IncomingHttpHeaders, body?: Buffer | string) =>
    new Promise<Answered>((resolve, reject) => {
      const { cookie, "content-type": type, "x-csrftoken": token } = given;
      const headers = {
        host: `${host}:${ownPort}`,
        origin: `http://${host}:${ownPort}`,
        // One address may try only so often.
        "x-forwarded-for": `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join(".")}`,
        ...(cookie !== undefined && { cookie }),
        ...(token !== undefined && { "x-csrftoken": token }),
        ...(type !== undefined && { "content-type": type }),
        ...(body !== undefined && { "content-length": Buffer.byteLength(body) }),
      };
      // A kept connection may be closed at the moment when it is used again.
      const to = { host: "127.0.0.1", port: ownPort, method, path: `/api/${path}`, agent: false };
      send({ ...to, headers }, (message) => {
        const { statusCode: status = 500, headers: said } = message;
        buffer(message).then((bytes) => {
          const text = bytes.toString("utf8");
          resolve({
            status,
            cookies: said["set-cookie"] ?? [],
            body: text === "" ? undefined : JSON.parse(text),
          });
        }, reject);
      })
        .on("error", reject)
        .end(body);
    });

  /** A call of the specification has none of the fields without which the reference server does not do it. */
  async function withOwnFields(path: string, headers: IncomingHttpHeaders, body: Fields): Promise<Fields> {
    if (path === "register/") return { ...body, terms_version: brand.settings.legal.revised };
    if (!path.endsWith("/contract/")) return body;
    const chosen = (Array.isArray(body.claims) ? body.claims : []).filter(
      (claim) => isFields(claim) && Number(claim.status) === 3,
    );
    const ids = chosen.map(({ id }) => id).join(",");
    const terms = await ask(
      "GET",
      `${path.replace("contract/", "contract_terms/")}${ids && `?claims=${ids}`}`,
      headers,
    );
    if (!isFields(terms.body) || !isFields(terms.body.explanation)) return body;
    return {
      claims: chosen.map(({ id }) => ({ id })),
      terms_hash: terms.body.hash,
      explanation_hash: terms.body.explanation.hash,
    };
  }

  /** It mails no link: whoever has registered is logged in. */
  async function activated(
    { cookie }: IncomingHttpHeaders,
    given: Answered,
    email: string,
  ): Promise<Answered> {
    const [mail] = await mailsTo(email, own.origin);
    const token = /token=([^&\s"]+)/.exec(mail?.body ?? "")?.[1] ?? "";
    const jar = new Map(
      [cookie ?? "", ...given.cookies]
        .flatMap((text) => text.split(/;\s*/))
        .map((one) => [one.split("=")[0], one]),
    );
    const headers = {
      cookie: [...jar.values()].join("; "),
      "content-type": "application/json",
      "x-csrftoken": jar.get("csrftoken")?.split("=")[1] ?? "",
    };
    const { cookies } = await ask("POST", "register/activation/", headers, JSON.stringify({ token }));
    return { ...given, cookies: [...given.cookies, ...cookies] };
  }

  async function answer(
    { method = "GET", headers }: IncomingMessage,
    path: string,
    search: string,
    bytes: Buffer,
  ): Promise<Answered> {
    const name = callAt(method, path);
    const given = (status: number, body: unknown) => ({ status, cookies: [], body });
    if (name === undefined && Object.keys(calls).some((one) => matches(one.split(" ")[1] ?? "", path)))
      return given(405, { detail: `メソッド "${method}" は許されていません。` });
    if (name === undefined || (name.includes("*") && !numbered.test(`/${path}`)))
      return given(404, { detail: "見つかりませんでした。" });
    if (server.lapses.has("no way out") && path === "auth/session/delete") return given(200, {});
    if (server.lapses.has("any token"))
      headers["x-csrftoken"] = /csrftoken=([^;]+)/.exec(headers.cookie ?? "")?.[1];
    const said = jsonIn(headers, bytes);
    const body = isFields(said)
      ? JSON.stringify(await withOwnFields(path, headers, withNumbers(said)))
      : bytes;
    let answered = await ask(method, `${path}${search}`, headers, body);
    if (path === "register/" && answered.status < 300 && isFields(said))
      answered = await activated(headers, answered, String(said.email));
    if (answered.status >= 300) return refused(answered, path);
    const shape = calls[name];
    const whole =
      shape === undefined || shape === "not shown"
        ? undefined
        : staged(specifiedPart(shape, answered.body, server.manner), server.scene);
    if (method === "GET" && whole !== undefined) seen.set(path, whole);
    return { ...answered, ...shown(method, whole) };
  }

  function shown(method: string, body: unknown): Pick<Answered, "status" | "body"> {
    if (body === undefined)
      return method === "DELETE" || server.manner.answer === "no content"
        ? { status: 204, body: undefined }
        : { status: 200, body: {} };
    const isNone = Array.isArray(body) && body.length === 0 && server.manner.noEntries === "empty object";
    return { status: 200, body: isNone ? {} : written(body, server.manner) };
  }

  /** Refusals of a server that has sentences and nothing beside them. */
  function refused({ status, cookies, body }: Answered, path: string): Answered {
    const isVisitor = status === 401 || status === 403;
    const { codes: _, retry_after: __, ...said } = isFields(body) ? body : {};
    if (status === 404 && server.lapses.has("everybody's entries") && seen.has(path))
      return { status: 200, cookies, body: seen.get(path) };
    if (isVisitor && server.lapses.has("profile for visitors") && path === "profile/")
      return { status: 200, cookies, body: {} };
    const sentence = isVisitor && server.lapses.has("refusals without a sentence") ? {} : said;
    if (path === "me/")
      return {
        status: server.lapses.has("visitors of me are refused with 401") ? 401 : status,
        cookies,
        body: sentence,
      };
    const isUnauthorized =
      isVisitor && path !== "auth/" && !/csrf/i.test(String(said.detail)) && !("reauth" in said);
    return {
      status: isUnauthorized ? server.manner.refusedWith : status,
      cookies,
      body: sentence,
    };
  }

  const apart = (request: IncomingMessage) => (request.headers.host ?? "").startsWith("api.");

  async function answerCall(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    if (apart(request)) allowOrigin(request, response);
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    const { method = "GET" } = request;
    const path = url.pathname.slice("/api/".length);
    const faults = server.faults.filter((one) => one.method === method && matches(one.path, path));
    const refusal = faults.find((one) => one.status !== undefined && one.status >= 300);
    const bytes = await buffer(request);
    const { status, cookies, body } = refusal
      ? { status: refusal.status ?? 500, cookies: [], body: refusal.answer }
      : await answer(request, path, url.search, bytes);
    const faulty =
      refusal || status >= 300
        ? body
        : faults.reduce((kept, fault) => ("answer" in fault ? fault.answer : changed(fault, kept)), body);
    const said = jsonIn(request.headers, bytes) ?? partsIn(request.headers, bytes);
    const [query, headers] = [[...url.searchParams.keys()], Object.keys(request.headers)];
    const outside = outsideOf({ method, path, query, body: said, headers });
    server.requests.push({ method, path, status, outside });
    const set = cookies.flatMap((cookie) => cookieOf(cookie, apart(request)));
    if (set.length > 0) response.setHeader("set-cookie", set);
    response.writeHead(status, faulty === undefined ? {} : { "content-type": "application/json" });
    response.end(faulty === undefined ? undefined : JSON.stringify(faulty));
  }

  /** The token stands where the pages of the site can read it; what is an addition of the reference server stays away. */
  function cookieOf(cookie: string, isApart: boolean): string[] {
    if (cookie.startsWith("kaitori_visitor=")) return [];
    if (!cookie.startsWith("csrftoken=")) return [cookie];
    if (server.lapses.has("no token")) return [];
    const hidden = server.lapses.has("hidden token") ? "; HttpOnly" : "";
    return [`${cookie}${isApart ? `; Domain=${host}` : ""}${hidden}`];
  }

  const http = createServer((request, response) => {
    const url = new URL(request.url ?? "/", `http://${request.headers.host ?? "localhost"}`);
    const site = siteOf(url.hostname);
    const work = url.pathname.startsWith("/api/")
      ? answerCall(request, response, url)
      : site
        ? answerFile(site, url.pathname, response)
        : Promise.resolve(void response.writeHead(404).end());
    work.catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((listening) => http.listen(0, "127.0.0.1", listening));
  return Object.assign(server, {
    port: (http.address() as AddressInfo).port,
    async close() {
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
      await running.end("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

/** The body of a request in JSON; undefined for any other. */
function jsonIn({ "content-type": type }: IncomingHttpHeaders, bytes: Buffer): unknown {
  if (type !== "application/json") return undefined;
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** The parts of a form, by name. */
const partsIn = ({ "content-type": type = "" }: IncomingHttpHeaders, bytes: Buffer): unknown =>
  type.startsWith("multipart/")
    ? Object.fromEntries(
        [...bytes.toString("latin1").matchAll(/form-data; name="([^"]+)"/g)].map(([, name]) => [name, ""]),
      )
    : undefined;

/** Headers that django-cors-headers lets through when nobody changed it. */
const allowedHeaders = "accept, authorization, content-type, user-agent, x-csrftoken, x-requested-with";

function allowOrigin({ headers, method }: IncomingMessage, response: ServerResponse): void {
  const { origin, host = "" } = headers;
  // A static host may stand on another port.
  if (!origin || new URL(origin).hostname !== host.replace(/^api\.|:\d+$/g, "")) return;
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-allow-credentials", "true");
  response.setHeader("vary", "origin");
  if (method !== "OPTIONS") return;
  response.setHeader("access-control-allow-headers", allowedHeaders);
  response.setHeader("access-control-allow-methods", "DELETE, GET, OPTIONS, PATCH, POST, PUT");
}

function changed(fault: Fault, answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((row) => changed(fault, row));
  if (!isFields(answer)) return answer;
  const copy = structuredClone(answer);
  for (const path of [...(fault.drop ?? []), ...Object.keys(fault.set ?? {})]) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    let place: unknown = copy;
    for (const name of names)
      place = isFields(place) || Array.isArray(place) ? Reflect.get(place, name) : null;
    if (!isFields(place)) continue;
    if (fault.drop?.includes(path)) delete place[last];
    else place[last] = fault.set?.[path];
  }
  return copy;
}
