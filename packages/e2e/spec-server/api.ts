import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { calls } from "./calls.ts";
import { bytesOf, cookiesOf, formOf, jsonOf, send } from "./http.ts";
import { type Fields, isFields } from "./records.ts";
import { notFound, Refusal } from "./refusal.ts";
import type { Fault, State } from "./state.ts";

const matches = (pattern: string, path: string): boolean => {
  const wanted = pattern.split("/");
  const given = path.split("/");
  return wanted.length === given.length && wanted.every((part, at) => part === "*" || part === given[at]);
};

const numbered = /(?<=\/)\d+(?=\/)/;

function callFor(method: string, path: string) {
  const rows = Object.entries(calls).map(([name, call]) => ({ name: name.split(" "), call }));
  const atPath = rows.filter(({ name: [, pattern = ""] }) => matches(pattern, path));
  const found = atPath.find(({ name }) => name[0] === method);
  if (found?.name[1]?.includes("*") && !numbered.test(path)) throw notFound();
  if (!found && atPath.length > 0)
    throw new Refusal(405, { detail: `メソッド "${method}" は許されていません。` });
  if (!found) throw notFound();
  return found.call;
}

/** A token that differs is refused wherever the browser has one, and wherever somebody is logged in. */
function checkToken(request: IncomingMessage, cookies: ReadonlyMap<string, string>): void {
  if (request.method === "GET") return;
  const token = cookies.get("csrftoken");
  if (!token && !cookies.has("sessionid")) return;
  if (token !== request.headers["x-csrftoken"])
    throw new Refusal(403, { detail: "CSRF Failed: CSRFトークンが一致しません。" });
}

/** What django-cors-headers lets through when nobody changed it. */
const allowedHeaders = "accept, authorization, content-type, user-agent, x-csrftoken, x-requested-with";

function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin, host = "" } = request.headers;
  // A static host may stand on another port.
  const site = host.replace(/^api\.|:\d+$/g, "");
  if (!origin || new URL(origin).hostname !== site) return;
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-allow-credentials", "true");
  response.setHeader("vary", "origin");
  if (request.method !== "OPTIONS") return;
  response.setHeader("access-control-allow-headers", allowedHeaders);
  response.setHeader("access-control-allow-methods", "DELETE, GET, OPTIONS, PATCH, POST, PUT");
}

const changed = (fault: Fault, answer: unknown): unknown => {
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
};

/** Answers one call of §7 the way this server does; everything else under /api/ is not there. */
export async function answerCall(state: State, request: IncomingMessage, response: ServerResponse, url: URL) {
  const method = request.method ?? "GET";
  const path = url.pathname.slice("/api/".length);
  const onApiHost = (request.headers.host ?? "").startsWith("api.");
  if (onApiHost) allowOrigin(request, response);
  if (method === "OPTIONS") return send(response, 204);
  const cookies = cookiesOf(request);
  const set: string[] = [];
  const finish = (status: number, body?: unknown) => {
    if (!cookies.has("csrftoken") && !state.lapses.has("no token")) {
      // Set for the parent domain, so that the pages of the site can read it.
      const site = (request.headers.host ?? "").replace(/^api\./, "").replace(/:\d+$/, "");
      const domain = onApiHost ? `; Domain=${site}` : "";
      set.push(
        `csrftoken=${randomBytes(16).toString("hex")}; Path=/; SameSite=Lax${domain}${state.lapses.has("hidden token") ? "; HttpOnly" : ""}`,
      );
    }
    if (set.length > 0) response.setHeader("set-cookie", set);
    state.requests.push({ method, path, status });
    send(response, status, body);
  };
  const fault = state.faults.find((one) => one.method === method && matches(one.path, path));
  const bytes = await bytesOf(request);
  try {
    if (fault?.status !== undefined && fault.status >= 300) throw new Refusal(fault.status, fault.answer);
    const call = callFor(method, path);
    if (!state.lapses.has("any token")) checkToken(request, cookies);
    const session = cookies.get("sessionid");
    const owner = session === undefined ? undefined : state.sessions.get(session);
    const contentType = request.headers["content-type"] ?? "";
    const multipart = contentType.startsWith("multipart/form-data");
    const answer = await call({
      state,
      person: state.people.find((person) => person.id === owner),
      session,
      id: Number(numbered.exec(path)?.[0] ?? 0),
      query: url.searchParams,
      body: multipart ? ({} satisfies Fields) : jsonOf(bytes),
      form: multipart ? await formOf(bytes, contentType) : undefined,
      cookies: set,
    });
    if (fault && "answer" in fault) return finish(fault.status ?? 200, fault.answer);
    if (answer !== undefined)
      return finish(method === "POST" && path !== "me/" ? 201 : 200, fault ? changed(fault, answer) : answer);
    return state.manner.answer === "no content" || method === "DELETE" ? finish(204) : finish(200, {});
  } catch (error) {
    if (error instanceof Refusal) return finish(error.status, error.body);
    throw error;
  }
}
