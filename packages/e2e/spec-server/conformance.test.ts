import { type Account, type AccountState, checkServer, exitCodeOf, type Finding } from "@kaitori/conformance";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Manner, usualManner } from "./manner.ts";
import { type SpecServer, startSpecServer } from "./server.ts";
import { addressOf, password, play, type Scene, scenes } from "./staff.ts";
import type { Fault, Lapse } from "./state.ts";

let server: SpecServer;
beforeAll(async () => {
  server = await startSpecServer(() => undefined);
});
afterAll(() => server.close());
beforeEach(() => {
  server.state.faults = [];
  server.state.lapses.clear();
  server.state.manner = { ...usualManner };
});

const states: Readonly<Partial<Record<AccountState, string>>> = {
  no_entry: "no-entry",
  under_review: "entry-1",
  inadequate: "statements-inadequate",
  reviewed: "entry-3",
  contracted: "entry-4",
  transferred: "entry-5",
  archived: "entry-6",
  ready: "identity-3",
};

function accountOf(state: AccountState): Account {
  const scene = scenes.find(({ name }) => name === states[state]);
  if (!scene) throw new Error(`no scene for ${state}`);
  play(server.state, scene satisfies Scene);
  return { state, email: addressOf(scene.name), password };
}

const check = (accounts: readonly Account[], more: { write?: boolean; page?: string } = {}) =>
  checkServer({ url: `http://127.0.0.1:${server.port}`, accounts, ...more });

const everybody = () => (Object.keys(states) as AccountState[]).map(accountOf);

const told = ({ call, record, field }: Pick<Finding, "call" | "record" | "field">) =>
  `${call}: ${record}${field === "" ? "" : `.${field.replace(/^\d+\./, "")}`}`;

const manners = [
  {},
  { answer: "no content", absent: "left out", ids: "text", decimals: "number", refusedWith: 401 },
  { noEntries: "empty list", otherClaimFields: "kept" },
] satisfies readonly Partial<Manner>[];

test.each(manners)(
  "R7.10 a server of the specification alone, writing %o, does all of it and no addition",
  async (manner) => {
    Object.assign(server.state.manner, manner);
    const report = await check(everybody(), { write: true });
    const misfits = report.results.flatMap(({ findings }) =>
      findings.filter(({ kind }) => kind === "misfit"),
    );
    expect(misfits).toEqual([]);
    expect(exitCodeOf(report)).toBe(0);
    const unasked = report.results.filter(({ state }) => state === "not asked").map(({ title }) => title);
    expect(unasked).toEqual([
      "answers that a page of another origin may read",
      "401 or 403 with correct_login_url: an account of another service",
    ]);
    expect(report.level).toBe(0);
    expect(report.results.filter(({ of }) => typeof of === "number")).toEqual([]);
  },
);

test("R7.10 nothing is written unless it is asked for", async () => {
  const accounts = everybody();
  const before = structuredClone({ people: server.state.people, entries: server.state.entries });
  const uploads = server.state.uploads.size;
  await check(accounts);
  expect({ people: server.state.people, entries: server.state.entries }).toEqual(before);
  expect(server.state.uploads.size).toBe(uploads);
});

interface Planted {
  readonly fault: Fault | Lapse;
  /** `call: record.field` */
  readonly told: string;
  readonly write?: true;
}

const get = (path: string, fault: Omit<Fault, "method" | "path">): Fault => ({
  method: "GET",
  path,
  ...fault,
});
const post = (path: string, fault: Omit<Fault, "method" | "path">): Fault => ({
  method: "POST",
  path,
  ...fault,
});

const planted: readonly Planted[] = [
  // A field that is missing, of another type, or says what nothing means.
  { fault: get("entries/", { drop: ["claims.0.amount"] }), told: "GET entries/: Entry.claims.0.amount" },
  {
    fault: get("profile/", { drop: ["identity_confirmation"] }),
    told: "GET profile/: Profile.identity_confirmation",
  },
  {
    fault: post("me/", { set: { has_satisfied_profile: "yes" } }),
    told: "POST me/: CurrentUser.has_satisfied_profile",
  },
  {
    fault: get("entries/*/", { set: { created_at: "yesterday" } }),
    told: "GET entries/:id/: Entry.created_at",
  },
  { fault: get("profile/", { set: { sector: "fishing" } }), told: "GET profile/: Profile.sector" },
  { fault: get("entries/*/", { set: { status: 42 } }), told: "GET entries/:id/: Entry.status" },
  {
    fault: get("entries/", { set: { "claims.0.status": "sold" } }),
    told: "GET entries/: Entry.claims.0.status",
  },
  { fault: get("entries/*/", { set: { id: "E-1" } }), told: "GET entries/:id/: Entry.id" },
  {
    fault: get("entries/*/", { set: { "claims.0.entry": 7 } }),
    told: "GET entries/:id/: Entry.claims.0.entry",
  },
  {
    fault: get("entries/*/", { set: { "claims.0.purchase_amount": 1 } }),
    told: "GET entries/:id/: Entry.claims.0.purchase_amount",
  },
  { fault: post("me/", { drop: ["version"] }), told: "POST me/: CurrentUser.version" },
  { fault: post("me/", { set: { email: "somebody@else.example" } }), told: "POST me/: CurrentUser.email" },
  // A list in pages, a record that is none.
  { fault: get("entries/", { answer: { count: 1, results: [] } }), told: "GET entries/: Entry" },
  {
    fault: get("system_settings/supress_entries/", { answer: [] }),
    told: "GET system_settings/supress_entries/: SuppressEntries.method",
  },
  // A status that is another, a call that is not there, a redirect.
  { fault: post("uploads/", { status: 404, answer: {} }), told: "POST uploads/: HTTP.status" },
  {
    fault: { method: "PATCH", path: "profile/", status: 405, answer: {} },
    told: "PATCH profile/: HTTP.status",
  },
  { fault: post("auth/session/delete", { status: 302 }), told: "POST auth/session/delete: HTTP.status" },
  { fault: "visitors of me are refused with 401", told: "POST me/: HTTP.status" },
  { fault: "profile for visitors", told: "GET profile/: HTTP.status" },
  // Errors of another shape.
  {
    fault: post("register/", { status: 400, answer: { error: "x" } }),
    told: "POST register/: ValidationError.error",
  },
  { fault: "refusals without a sentence", told: "GET profile/: Unauthorized.detail" },
  // Tokens and sessions.
  { fault: "any token", told: "POST auth/session/delete: X-CSRFToken" },
  { fault: "no token", told: "POST me/: csrftoken" },
  { fault: "hidden token", told: "POST me/: csrftoken.HttpOnly" },
  { fault: "no way out", told: "POST auth/session/delete: session" },
  { fault: "everybody's entries", told: "GET entries/:id/: Entry.user" },
  // What only writing shows.
  { fault: post("uploads/", { set: { kind: "bs" } }), told: "POST uploads/: UploadRecord.kind", write: true },
  { fault: post("register/", { drop: ["id"] }), told: "POST register/: Registered.id", write: true },
];

describe("R3.1 a planted fault is told by record and field", () => {
  test.each(planted)("$told", async ({ fault, told: expected, write }) => {
    const accounts = (["reviewed", "ready"] as const).map(accountOf);
    if (typeof fault === "string") server.state.lapses.add(fault);
    else server.state.faults = [fault];
    const report = await check(accounts, write ? { write } : {});
    const misfits = report.results.flatMap(({ findings }) =>
      findings.filter(({ kind }) => kind === "misfit"),
    );
    expect(misfits.map(told)).toContain(expected);
    expect(exitCodeOf(report)).toBe(1);
  });

  test("and without one nothing is", async () => {
    const report = await check((["reviewed", "ready"] as const).map(accountOf));
    expect(report.results.filter(({ state }) => state === "misfits")).toEqual([]);
  });
});

test("R7.10 an entry that could not be made is not said to fit", async () => {
  const accounts = everybody();
  const { suppress } = server.state;
  server.state.suppress = { method: "stop-new-entry", segment: "all", message: "受付を休みます。" };
  const report = await check(accounts, { write: true });
  server.state.suppress = suppress;
  expect(report.results.find(({ title }) => title.includes("makes an entry"))).toMatchObject({
    state: "not asked",
    why: expect.stringContaining("ただいま新しい申込みを止めています。"),
  });
});

test("R7.10 a server that cannot be reached is not judged", async () => {
  const gone = await startSpecServer(() => undefined);
  await gone.close();
  const report = await checkServer({ url: `http://127.0.0.1:${gone.port}` });
  expect(exitCodeOf(report)).toBe(2);
  expect(report.notReached).toMatch(/was not answered/);
});

test("R7.2 an API on an origin of its own is asked as its pages ask it", async () => {
  const accounts = everybody();
  const url = `http://api.akane.localhost:${server.port}`;
  const page = `http://akane.localhost:${server.port}`;
  const report = await checkServer({ url, page, accounts });
  expect(report.results.filter(({ state }) => state === "misfits")).toEqual([]);
  const elsewhere = await checkServer({ url, page: "http://wakaba.localhost:4100", accounts });
  const misfits = elsewhere.results.flatMap(({ findings }) => findings);
  expect(misfits.map(told)).toContain("GET profile/: CORS.Access-Control-Allow-Origin");
  expect(misfits.map(told)).toContain("POST me/: csrftoken.HttpOnly");
});
