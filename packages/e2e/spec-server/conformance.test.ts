import { type Account, type AccountState, checkServer, exitCodeOf, type Finding } from "@kaitori/conformance";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { brands } from "#support/brands.ts";
import { demoPassword as password } from "#support/demo.ts";
import { type Fault, type ForeignServer, foreignServer, type Lapse } from "./foreign-server.ts";
import { type Manner, usualManner } from "./manner.ts";

// Passwords are judged as slowly as they are, and a busy machine is slower.
vi.setConfig({ testTimeout: 180_000 });

const [brand] = brands;
if (!brand) throw new Error("There is no brand");
const [host = ""] = brand.settings.hosts;

let server: ForeignServer;
beforeAll(async () => {
  server = await foreignServer(brand);
}, 300_000);
afterAll(() => server.close());
beforeEach(() => {
  server.faults = [];
  server.lapses.clear();
  server.manner = { ...usualManner };
  server.scene = undefined;
});

const states: Readonly<Partial<Record<AccountState, string>>> = {
  no_entry: "no-identity",
  under_review: "under-review",
  inadequate: "inadequate",
  reviewed: "reviewed",
  contracted: "contracted",
  transferred: "transferred",
  archived: "archived",
  ready: "ready",
};

const accountOf = (state: AccountState): Account => ({
  state,
  email: `${states[state]}@demo.example`,
  password,
});

const check = (accounts: readonly Account[], more: { write?: boolean; page?: string } = {}) =>
  checkServer({ url: `http://127.0.0.1:${server.port}`, accounts, ...more });

const everybody = () => (Object.keys(states) as AccountState[]).map(accountOf);

const told = ({ call, record, field }: Pick<Finding, "call" | "record" | "field">) =>
  `${call}: ${record}${field === "" ? "" : `.${field.replace(/^\d+\./, "")}`}`;

const manners = [
  {},
  {
    answer: "no content",
    absent: "left out",
    ids: "text",
    decimals: "number",
    refusedWith: 401,
    noEntries: "empty list",
    otherClaimFields: "kept",
  },
] satisfies readonly Partial<Manner>[];

test.each(manners)(
  "R7.10 a server of the specification alone, writing %o, does all of it and no addition",
  async (manner) => {
    Object.assign(server.manner, manner);
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
  server.requests.length = 0;
  await check([accountOf("ready")]);
  const done = server.requests.filter(({ method, status }) => method !== "GET" && status < 300);
  expect([...new Set(done.map(({ path }) => path))].sort()).toEqual(["auth/", "auth/session/delete", "me/"]);
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
  // Only writing shows these.
  { fault: post("uploads/", { set: { kind: "bs" } }), told: "POST uploads/: UploadRecord.kind", write: true },
  { fault: post("register/", { drop: ["id"] }), told: "POST register/: Registered.id", write: true },
];

const isLapse = ({ fault }: Planted) => typeof fault === "string";
const isAnswer = ({ fault }: Planted) =>
  typeof fault === "object" && ("answer" in fault || "status" in fault);

const lapses: readonly (readonly Lapse[])[] = [
  ["visitors of me are refused with 401", "profile for visitors"],
  ["refusals without a sentence", "no way out"],
  ["everybody's entries"],
  ["any token"],
  ["no token"],
  ["hidden token"],
];

/** Faults that can stand on one server at once, so that each is told beside the others. */
const groups: readonly (readonly Planted[])[] = [
  planted.filter((one) => !isLapse(one) && !isAnswer(one)),
  planted.filter(isAnswer),
  ...lapses.map((those) => planted.filter(({ fault }) => typeof fault === "string" && those.includes(fault))),
];

describe("R3.1 a planted fault is told by record and field", () => {
  test.each(groups.map((group) => ({ group, names: group.map((one) => one.told).join(", ") })))(
    "$names",
    async ({ group }) => {
      for (const { fault } of group)
        if (typeof fault === "string") server.lapses.add(fault);
        else server.faults.push(fault);
      const accounts = (["reviewed", "ready"] as const).map(accountOf);
      const report = await check(accounts, group.some(({ write }) => write) ? { write: true } : {});
      const misfits = report.results.flatMap(({ findings }) =>
        findings.filter(({ kind }) => kind === "misfit"),
      );
      expect(misfits.map(told)).toEqual(expect.arrayContaining(group.map((one) => one.told)));
      expect(exitCodeOf(report)).toBe(1);
    },
  );
});

test("R7.10 an entry that could not be made is not said to fit", async () => {
  server.faults = [
    post("entries/", { status: 400, answer: { non_field_errors: ["ただいま新しい申込みを止めています。"] } }),
  ];
  const report = await check([accountOf("ready")], { write: true });
  expect(report.results.find(({ title }) => title.includes("makes an entry"))).toMatchObject({
    state: "not asked",
    why: expect.stringContaining("ただいま新しい申込みを止めています。"),
  });
});

test("R7.10 a server that cannot be reached is not judged", async () => {
  const report = await checkServer({ url: "http://127.0.0.1:9" });
  expect(exitCodeOf(report)).toBe(2);
  expect(report.notReached).toMatch(/was not answered/);
});

test("R7.2 an API on an origin of its own is asked as its pages ask it", async () => {
  const accounts = everybody();
  const url = `http://api.${host}:${server.port}`;
  const page = `http://${host}:${server.port}`;
  const report = await checkServer({ url, page, accounts });
  expect(report.results.filter(({ state }) => state === "misfits")).toEqual([]);
  const elsewhere = await checkServer({ url, page: "http://elsewhere.localhost:4100", accounts });
  const misfits = elsewhere.results.flatMap(({ findings }) => findings);
  expect(misfits.map(told)).toContain("GET profile/: CORS.Access-Control-Allow-Origin");
  expect(misfits.map(told)).toContain("POST me/: csrftoken.HttpOnly");
});
