import {
  type Account,
  type AccountState,
  accountStates,
  checkServer,
  exitCodeOf,
  type Finding,
  type ServerReport,
} from "@kaitori/conformance";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { brands } from "#support/brands.ts";
import { readNow } from "#support/dates.ts";
import { demoPassword as password } from "#support/demo.ts";
import { defaultFormat, type ResponseFormat } from "./response-format.ts";
import { type Fault, type SpecServer, startSpecServer, type TokenFault } from "./spec-server.ts";

// Password hashing is slow by design, and slower on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const [brand] = brands;
if (!brand) throw new Error("There is no brand");
const [host = ""] = brand.settings.hosts;

let server: SpecServer;
beforeAll(async () => {
  server = await startSpecServer(brand);
}, 300_000);
afterAll(() => server.close());
beforeEach(() => {
  server.faults = [];
  server.tokenFaults.clear();
  server.format = { ...defaultFormat };
});

const states = accountStates.filter((state) => state !== "any" && state !== "elsewhere");

const accountOf = (state: AccountState): Account => {
  const name = state === "no_entry" ? "no-identity" : state.replace("_", "-");
  return { state, email: `${name}@demo.example`, password };
};

const check = (accounts: readonly Account[], options: { write?: boolean; page?: string } = {}) =>
  checkServer({ url: `http://127.0.0.1:${server.port}`, accounts, now: readNow(), ...options });

const allAccounts = () => states.map(accountOf);

const keyOf = ({ call, record, field }: Pick<Finding, "call" | "record" | "field">) =>
  `${call}: ${record}${field === "" ? "" : `.${field.replace(/^\d+\./, "")}`}`;

const mismatchesOf = ({ results }: ServerReport) =>
  results.flatMap(({ findings }) => findings.filter(({ kind }) => kind === "mismatch"));

const formats = [
  {},
  {
    unspecifiedResponse: "no content",
    absent: "left out",
    ids: "text",
    decimals: "number",
    statusWithoutSession: 401,
    noEntries: "empty list",
    claimAccount: "own field",
  },
] satisfies readonly Partial<ResponseFormat>[];

test.each(formats)(
  "R7.10 a server with only the specified calls and the response format %o passes",
  async (format) => {
    Object.assign(server.format, format);
    const report = await check(allAccounts(), { write: true });
    expect(mismatchesOf(report)).toEqual([]);
    expect(exitCodeOf(report)).toBe(0);
    const skippedChecks = report.results.filter(({ state }) => state === "skipped").map(({ title }) => title);
    expect(skippedChecks).toEqual([
      "answers that a page of another origin may read",
      "401 or 403 with correct_login_url: an account of another service",
    ]);
    expect(report.level).toBe(0);
    expect(report.results.filter(({ source }) => typeof source === "number")).toEqual([]);
  },
);

test("R7.10 nothing is written without --write", async () => {
  server.requests.length = 0;
  await check([accountOf("ready")]);
  const writes = server.requests.filter(({ method, status }) => method !== "GET" && status < 300);
  expect([...new Set(writes.map(({ path }) => path))].sort()).toEqual([
    "auth/",
    "auth/session/delete",
    "me/",
  ]);
});

/** The reported `call: record.field`, and the fault of this call or of the whole server. */
type InjectedFault = readonly [reported: string, fault: Omit<Fault, "method" | "path"> | TokenFault];

const onlyForVisitors = { replacedStatuses: [401, 403] };

/** Faults that can exist together on one server; each must be reported. */
const groups: readonly (readonly InjectedFault[])[] = [
  // Missing fields, wrong types, unknown values; some appear only after a write.
  [
    ["GET entries/: Entry.claims.0.amount", { drop: ["claims.0.amount"] }],
    ["GET profile/: Profile.identity_confirmation", { drop: ["identity_confirmation"] }],
    ["POST me/: CurrentUser.has_satisfied_profile", { set: { has_satisfied_profile: "yes" } }],
    ["GET entries/:id/: Entry.created_at", { set: { created_at: "yesterday" } }],
    ["GET profile/: Profile.sector", { set: { sector: "fishing" } }],
    ["GET entries/:id/: Entry.status", { set: { status: 42 } }],
    ["GET entries/: Entry.claims.0.status", { set: { "claims.0.status": "sold" } }],
    ["GET entries/:id/: Entry.id", { set: { id: "E-1" } }],
    ["GET entries/:id/: Entry.claims.0.entry", { set: { "claims.0.entry": 7 } }],
    ["GET entries/:id/: Entry.claims.0.purchase_amount", { set: { "claims.0.purchase_amount": 1 } }],
    ["POST me/: CurrentUser.version", { drop: ["version"] }],
    ["POST me/: CurrentUser.email", { set: { email: "somebody@else.example" } }],
    ["POST uploads/: UploadRecord.kind", { set: { kind: "bs" } }],
    ["POST register/: Registered.id", { drop: ["id"] }],
    ["POST auth/session/delete: X-CSRFToken", "any token"],
  ],
  // A paginated list, a malformed record, a missing call, a redirect, errors of another shape, responses to a visitor.
  [
    ["GET entries/: Entry", { answer: { count: 1, results: [] } }],
    ["GET system_settings/supress_entries/: SuppressEntries.method", { answer: [] }],
    ["POST uploads/: HTTP.status", { status: 404, answer: {} }],
    ["PATCH profile/: HTTP.status", { status: 405, answer: {} }],
    ["POST auth/session/delete: HTTP.status", { status: 302 }],
    ["POST register/: ValidationError.error", { status: 400, answer: { error: "x" } }],
    ["POST me/: HTTP.status", { ...onlyForVisitors, status: 401 }],
    ["GET profile/: HTTP.status", { ...onlyForVisitors, status: 200, answer: {} }],
  ],
  // Tokens and sessions.
  [
    ["GET profile/: Unauthorized.detail", { ...onlyForVisitors, answer: {} }],
    ["POST auth/session/delete: session", { status: 200, answer: {} }],
    ["GET entries/:id/: Entry.user", { replacedStatuses: [404], status: 200, answer: {} }],
  ],
  [["POST me/: csrftoken", "no token"]],
  [["POST me/: csrftoken.HttpOnly", "hidden token"]],
];

describe("R3.1 an injected fault is reported by record and field", () => {
  test.each(groups.map((group) => ({ group, names: group.map(([name]) => name) })))(
    "$names",
    async ({ group, names }) => {
      for (const [name, fault] of group) {
        const [, method = "", path = ""] = /^(\w+) (.*?): /.exec(name) ?? [];
        if (typeof fault === "string") server.tokenFaults.add(fault);
        else server.faults.push({ method, path: path.replace(":id", "*"), ...fault });
      }
      const report = await check([accountOf("reviewed"), accountOf("ready")], { write: true });
      expect(mismatchesOf(report).map(keyOf)).toEqual(expect.arrayContaining(names));
      expect(exitCodeOf(report)).toBe(1);
    },
  );
});

test("R7.10 an entry that could not be created is not reported as correct", async () => {
  const answer = { non_field_errors: ["ただいま新しい申込みを止めています。"] };
  server.faults = [{ method: "POST", path: "entries/", status: 400, answer }];
  const report = await check([accountOf("ready")], { write: true });
  expect(report.results.find(({ title }) => title.includes("creates an entry"))).toMatchObject({
    state: "skipped",
    reason: expect.stringContaining("ただいま新しい申込みを止めています。"),
  });
});

test("R7.10 an unreachable server gets no findings", async () => {
  const report = await checkServer({ url: "http://127.0.0.1:9", now: readNow() });
  expect(exitCodeOf(report)).toBe(2);
  expect(report.unreachable).toMatch(/was not answered/);
});

test("R7.2 an API on its own origin is called with the origin of its pages", async () => {
  const [accounts, now] = [allAccounts(), readNow()];
  const url = `http://api.${host}:${server.port}`;
  const page = `http://${host}:${server.port}`;
  const report = await checkServer({ url, page, accounts, now });
  expect(report.results.filter(({ state }) => state === "fails")).toEqual([]);
  const reportOfOtherPage = await checkServer({
    url,
    page: "http://elsewhere.localhost:4100",
    accounts,
    now,
  });
  const mismatches = reportOfOtherPage.results.flatMap(({ findings }) => findings);
  expect(mismatches.map(keyOf)).toContain("GET profile/: CORS.Access-Control-Allow-Origin");
  expect(mismatches.map(keyOf)).toContain("POST me/: csrftoken.HttpOnly");
});
