import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { brands } from "#support/brands.ts";
import { inDays } from "#support/dates.ts";
import { demoPassword } from "#support/demo.ts";
import { deskOf } from "#support/desk.ts";
import type { FetchHandler } from "#support/local-server.ts";
import { photograph } from "#support/papers.ts";
import { newAddress } from "#support/people.ts";
import { type ForeignServer, foreignServer } from "./foreign-server.ts";
import {
  calls,
  type Exchange,
  exchanges,
  findUnspecified,
  misfits,
  type SentCall,
  type Shape,
  valueAt,
} from "./specification.ts";
import { idOf, type StaffAct, type StoredAnswers, type Write, writes } from "./writes.ts";

// A login is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let foreign: ForeignServer;
beforeAll(async () => {
  const [brand] = brands;
  if (!brand) throw new Error("There is no brand");
  foreign = await foreignServer(brand);
}, 300_000);
afterAll(() => foreign.close());

const [host = ""] = brands[0]?.settings.hosts ?? [];
const servers = {
  "the reference server": (request: Request) => foreign.reference.fetch(request),
  "the server of the specification alone": (request: Request) => foreign.fetch(request),
} satisfies Record<string, FetchHandler>;

/** A browser: its cookies and their CSRF token. */
function browser(answering: FetchHandler) {
  const cookies = new Map<string, string>();
  return async (call: string, body?: object): Promise<{ status: number; body: unknown }> => {
    const [method = "", path = ""] = call.split(" ");
    const headers = new Headers({ "x-forwarded-for": "10.1.2.3" });
    if (!(body instanceof FormData)) headers.set("content-type", "application/json");
    headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    headers.set("x-csrftoken", cookies.get("csrftoken") ?? "");
    const content = body instanceof FormData ? body : JSON.stringify(body ?? {});
    const init = { method, headers, ...(method !== "GET" && { body: content }) };
    const answer = await answering(new Request(`http://${host}/api/${path}`, init));
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    const text = await answer.text();
    return { status: answer.status, body: text === "" ? undefined : JSON.parse(text) };
  };
}

const browsers = new Map<string, ReturnType<typeof browser>>();

/** Each person logs in once. */
async function browserOf(by: keyof typeof servers, person = "") {
  const existing = browsers.get(`${by} ${person}`);
  if (existing) return existing;
  const ask = browser(servers[by]);
  browsers.set(`${by} ${person}`, ask);
  // The first call sets the token.
  await ask("GET system_settings/supress_entries/");
  if (person === "") return ask;
  const login = await ask("POST auth/", { email: `${person}@demo.example`, password: demoPassword });
  if (login.status >= 300) throw new Error(`${person} was not logged in: ${JSON.stringify(login)}`);
  return ask;
}

function shapeOf({ ask, shape }: Pick<Exchange, "ask" | "shape">): Shape {
  const [call = ""] = ask.split("?");
  const name = call.replace(/\/(?:\d+|\{\w+\})\//, "/*/");
  const definition = shape ?? calls[name];
  if (definition === undefined) throw new Error(`${ask} has no shape`);
  return definition === "not shown" ? "anything" : definition;
}

function expectSays(body: unknown, says: Exchange["says"] = {}): void {
  const values = Object.keys(says).map((path) => [path, valueAt(body, path)]);
  expect(Object.fromEntries(values)).toEqual(says);
}

const everyServer = Object.keys(servers) as (keyof typeof servers)[];
describe.each(everyServer)("R3.1 R7.1 R8.1 %s answers as the specification says", (by) => {
  test.each(exchanges)("$ask of $as: $status", async (exchange) => {
    const ask = await browserOf(by, exchange.as);
    const { status, body } = await ask(exchange.ask, exchange.body);
    expect(exchange.status).toContain(status);
    expect(misfits(shapeOf(exchange), body)).toEqual([]);
    expectSays(body, exchange.says);
  });
});

let signedIn: ReturnType<typeof deskOf> | undefined;
/** Signs in once, because a one-time code opens one session. */
function staff() {
  signedIn ??= deskOf(foreign.reference);
  return signedIn;
}

/** Desk actions on an entry with one invoice. */
async function actAtDesk(acts: readonly StaffAct[], entry: number): Promise<void> {
  const desk = await staff();
  const { entry: inReview } = await desk.read(entry);
  const [{ id: claim }] = inReview.claims;
  for (const act of acts)
    if (act === "finish") await desk(entry, "finish");
    else if (act === "buy") await desk(entry, "buy", { claim, fee_ratio: "0.05" });
    else await desk(entry, "ask-again", { subject: "invoice", claim, reason: "右下が切れています。" });
}

/** Additional fields that the reference server requires for calls of the specification. */
async function fieldsOfOurs(ask: ReturnType<typeof browser>, { ask: call }: Write, body: object) {
  if (call === "POST register/") return { ...body, terms_version: brands[0]?.settings.legal.revised };
  if (!call.endsWith("/contract/")) return body;
  const { body: terms } = await ask(`GET entries/${idOf(body)}/contract_terms/`);
  const explanation_hash = valueAt(terms, "explanation.hash");
  return { ...body, terms_hash: valueAt(terms, "hash"), explanation_hash };
}

function formOf(kind: string): FormData {
  const { buffer, mimeType: type } = photograph("paper.png");
  const form = new FormData();
  form.set("kind", kind);
  form.set("content", new File([new Uint8Array(buffer)], "paper.png", { type }));
  return form;
}

test.each([
  { by: "the server of the specification alone", paymentDay: inDays(40), isOurs: false },
  { by: "the reference server", paymentDay: inDays(70), isOurs: true },
] as const)(
  "R3.1 R4.2 R4.21 R7.1 $by executes and answers every writing call as the specification says",
  async ({ by, paymentDay, isOurs }) => {
    const ids: Record<string, unknown> = {};
    for (const write of writes(newAddress("written"), paymentDay)) {
      const { ask: call, as, body: bodyOf, kind } = write;
      if (write.staff) await actAtDesk(write.staff.acts, Number(idOf(ids[write.staff.on])));
      const ask = await browserOf(by, as);
      const path = call.replace(/\{(\w+)\}/, (_, name) => String(idOf(ids[name])));
      const fullBody = bodyOf?.(ids satisfies StoredAnswers);
      const [method = "", address = ""] = path.split(" ");
      const exchange = { method, path: address, query: [], body: kind ? { kind, content: "" } : fullBody };
      if (!isOurs) expect(findUnspecified(exchange)).toEqual([]);
      const sentBody = isOurs && fullBody ? await fieldsOfOurs(ask, write, fullBody) : fullBody;
      const { status, body } = await ask(path, kind ? formOf(kind) : sentBody);
      const answer = { call, status, body: status < 300 ? "" : body };
      const isRight = write.status ? status === write.status : status >= 200 && status < 300;
      expect({ ...answer, isRight }).toEqual({ ...answer, isRight: true });
      expect({ call, misfits: misfits(shapeOf(write), body) }).toEqual({ call, misfits: [] });
      expectSays(body, write.says);
      if (write.storeAs) ids[write.storeAs] = body;
    }
  },
  240_000,
);

test.each([
  { of: "a field that is missing", shape: { name: "text" }, value: {}, says: 1 },
  { of: "a row of another kind", shape: [{ id: "id" }], value: [{ id: 1 }, { id: "x" }], says: 1 },
  { of: "a value that is none of the set", shape: { status: new Set([1]) }, value: { status: 2 }, says: 1 },
  { of: "further fields", shape: { id: "id" }, value: { id: 1, more: 2 }, says: 0 },
] as const)("R3.1 $of is reported $says times", ({ shape, value, says }) => {
  expect(misfits(shape, value)).toHaveLength(says);
});

const claim = { amount: "1", contentfile_relations: [{ kind: "invoice", contentfile: { id: 1 } }] };
test.each<SentCall & { found: string[] }>([
  { method: "GET", path: "notices/", query: [], found: ["GET notices/"] },
  { method: "GET", path: "entries/", query: ["finished"], found: ["GET entries/?finished"] },
  { method: "GET", path: "ext/houjinbangou/", query: ["name"], found: [] },
  {
    method: "POST",
    path: "entries/",
    query: [],
    body: {
      purpose: "",
      purchase_amount_desired: "1",
      claims: [claim, { ...claim, withholds_tax: true }],
      draft_version: 1,
    },
    found: ["POST entries/: claims.1.withholds_tax", "POST entries/: draft_version"],
  },
  {
    method: "POST",
    path: "entries/31/cancel/",
    query: [],
    body: { reason: "" },
    found: ["POST entries/*/cancel/: reason"],
  },
  { method: "POST", path: "password/change/", query: [], body: { current: "" }, found: [] },
  {
    method: "POST",
    path: "uploads/",
    query: [],
    body: { content: "", kinds: "" },
    headers: ["content-type", "x-csrftoken", "idempotency-key", "x-kaitori-level"],
    found: ["POST uploads/: kinds", "POST uploads/ without kind", "idempotency-key", "x-kaitori-level"],
  },
  {
    method: "POST",
    path: "entries/31/contract/",
    query: [],
    body: { claims: [] },
    found: ["POST entries/*/contract/ without id"],
  },
])("R7.1 $method $path has outside the specification: $found", ({ found, ...request }) => {
  expect(findUnspecified(request)).toEqual(found);
});
