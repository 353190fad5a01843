import { request as send } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { brands } from "#support/brands.ts";
import { demoPassword } from "#support/demo.ts";
import { type ForeignServer, foreignServer } from "./foreign-server.ts";
import {
  type Asked,
  calls,
  type Exchange,
  exchanges,
  misfits,
  outsideOf,
  type Shape,
  valueAt,
} from "./specification.ts";

// A busy machine takes its time over a login.
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
  "the reference server": () => Number(new URL(foreign.own.origin).port),
  "the server of the specification alone": () => foreign.port,
};

/** One browser: its cookies, and the token that belongs to them. */
function browser(port: number) {
  const cookies = new Map<string, string>();
  const ask = (call: string, body?: object) =>
    new Promise<{ status: number; body: unknown }>((resolve, reject) => {
      const [method = "", path = ""] = call.split(" ");
      const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
      const headers = {
        host: `${host}:${port}`,
        "x-forwarded-for": "10.1.2.3",
        "content-type": "application/json",
        ...(cookie !== "" && { cookie, "x-csrftoken": cookies.get("csrftoken") ?? "" }),
      };
      send({ host: "127.0.0.1", port, method, path: `/api/${encodeURI(path)}`, headers }, (message) => {
        for (const one of message.headers["set-cookie"] ?? []) {
          const [name = "", value = ""] = (one.split(";")[0] ?? "").split("=");
          cookies.set(name, value);
        }
        text(message).then(
          (said) =>
            resolve({ status: message.statusCode ?? 0, body: said === "" ? undefined : JSON.parse(said) }),
          reject,
        );
      })
        .on("error", reject)
        .end(body === undefined && method !== "POST" ? undefined : JSON.stringify(body ?? {}));
    });
  return ask;
}

const browsers = new Map<string, ReturnType<typeof browser>>();

/** Each person logs in once. */
async function browserOf(port: number, person = "") {
  const known = browsers.get(`${port} ${person}`);
  if (known) return known;
  const ask = browser(port);
  browsers.set(`${port} ${person}`, ask);
  // The first call brings the token.
  await ask("GET system_settings/supress_entries/");
  if (person === "") return ask;
  const login = await ask("POST auth/", { email: `${person}@demo.example`, password: demoPassword });
  if (login.status >= 300) throw new Error(`${person} was not logged in: ${JSON.stringify(login)}`);
  return ask;
}

function shapeOf({ ask, shape }: Exchange): Shape {
  const [call = ""] = ask.split("?");
  const name = call.replace(/\/\d+\//, "/*/");
  const found = shape ?? calls[name];
  if (found === undefined || found === "not shown") throw new Error(`${ask} has no shape`);
  return found;
}

describe.each(Object.entries(servers))("R3.1 R7.1 R8.1 what the specification says, by %s", (_, portOf) => {
  test.each(exchanges)("$ask of $as: $status", async (exchange) => {
    const ask = await browserOf(portOf(), exchange.as);
    const { status, body } = await ask(exchange.ask, exchange.body);
    expect(exchange.status).toContain(status);
    expect(misfits(shapeOf(exchange), body)).toEqual([]);
    const said = Object.keys(exchange.says ?? {}).map((path) => [path, valueAt(body, path)]);
    expect(Object.fromEntries(said)).toEqual(exchange.says ?? {});
  });
});

test.each([
  { of: "a field that is missing", shape: { name: "text" }, value: {}, says: 1 },
  { of: "a row of another kind", shape: [{ id: "id" }], value: [{ id: 1 }, { id: "x" }], says: 1 },
  { of: "a value that is none of the set", shape: { status: new Set([1]) }, value: { status: 2 }, says: 1 },
  { of: "further fields", shape: { id: "id" }, value: { id: 1, more: 2 }, says: 0 },
] as const)("R3.1 $of is told $says times", ({ shape, value, says }) => {
  expect(misfits(shape, value)).toHaveLength(says);
});

const claim = { amount: "1", contentfile_relations: [{ kind: "invoice", contentfile: { id: 1 } }] };
test.each<Asked & { found: string[] }>([
  { method: "GET", path: "readiness/", query: [], found: ["GET readiness/"] },
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
])("R7.1 $method $path has outside the specification: $found", ({ found, ...asked }) => {
  expect(outsideOf(asked)).toEqual(found);
});
