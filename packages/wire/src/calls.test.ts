import * as v from "valibot";
import { expect, test } from "vitest";
import { allCalls } from "./all-calls.ts";
import { type CallDefinition, latestServerLevel } from "./call.ts";
import { commonErrors } from "./errors.ts";

/** The calls of R7.1 as the specification lists them. */
const pathsOfSpecification = {
  login: "POST auth/",
  logout: "POST auth/session/delete",
  requestPasswordReset: "POST password/reset/",
  confirmPasswordReset: "POST password/reset/confirm/",
  changePassword: "POST password/change/",
  register: "POST register/",
  me: "POST me/",
  markEntryPageVisit: "POST me/visited_at_entry_page_after_mail_verification",
  uploadFile: "POST uploads/",
  deleteUpload: "DELETE uploads/:id/",
  markDelinquencyFiles: "PATCH uploads/active_delinquency/",
  listEntries: "GET entries/",
  getEntry: "GET entries/:id/",
  createEntry: "POST entries/",
  cancelEntry: "POST entries/:id/cancel/",
  contractEntry: "POST entries/:id/contract/",
  reviewEntry: "POST entries/:id/review/",
  suggestHoujinbangou: "GET ext/houjinbangou/",
  getProfile: "GET profile/",
  updateProfile: "PATCH profile/",
  updateProfileWithoutSectorAndBusinessSummary: "PATCH profile_without_sector_and_business_summary/",
  updateProfileNameAndIdentity: "PATCH profile_name_and_identity/",
  getSuppressEntries: "GET system_settings/supress_entries/",
};

const calls = Object.entries<CallDefinition>(allCalls);
const methodAndPath = ({ method, path }: CallDefinition) => `${method} ${path}`;

test("R7.1 every call of the specification exists with its path", () => {
  const callsWithoutLevel = calls
    .filter(([, call]) => !call.sinceServerLevel)
    .map(([name, call]) => [name, methodAndPath(call)]);
  expect(Object.fromEntries(callsWithoutLevel)).toEqual(pathsOfSpecification);
});

test("R7.10 every other call has a server level", () => {
  const added = calls.filter(([name]) => !(name in pathsOfSpecification));
  expect(added.filter(([, call]) => !call.sinceServerLevel)).toEqual([]);
});

test("R7.10 no path matches the pattern of another call, as entries/totals/ would match entries/:id/", () => {
  const overlaps = calls.flatMap(([name, { method, path }]) => {
    const pattern = new RegExp(`^${method} ${path.replace(/:\w+/g, "[^/]+")}$`);
    const others = calls.filter(([other, call]) => other !== name && pattern.test(methodAndPath(call)));
    return others.map(([other]) => `${other} matches the pattern of ${name}, ${path}`);
  });
  expect(overlaps).toEqual([]);
});

test("R7.10 an added call states the server level from which it exists", () => {
  const levels = calls.flatMap(([, { sinceServerLevel }]) => sinceServerLevel ?? []);
  expect(levels.every((level) => level >= 1 && level <= latestServerLevel)).toBe(true);
});

test("R7.1 R7.10 a query parameter that is not in the specification states its server level", () => {
  const specifiedCalls = calls.filter(([name]) => name in pathsOfSpecification);
  const levelsOfQueries = specifiedCalls.flatMap(([name, { query = {}, addedQuery = {} }]) =>
    Object.keys(query).map((field) => ({ [`${name}?${field}`]: addedQuery[field] })),
  );
  expect(Object.assign({}, ...levelsOfQueries)).toEqual({
    "listEntries?finished": 1,
    "listEntries?before": 1,
    "suggestHoujinbangou?name": undefined,
  });
});

test("R7.10 only calls of the specification have an unspecified answer", () => {
  const unspecified = calls.filter(([, call]) => call.answerUnspecified).map(([name]) => name);
  expect(unspecified.filter((name) => !(name in pathsOfSpecification))).toEqual([]);
});

test.each([
  { call: "login", fields: ["email", "password", "persistLoginState"] },
  { call: "requestPasswordReset", fields: ["email"] },
  { call: "markDelinquencyFiles", fields: ["ids"] },
  { call: "uploadFile", fields: ["kind"] },
  { call: "me", fields: [] },
] as const)("R7.1 the body of $call has the fields of the specification", ({ call, fields }) => {
  const { body } = allCalls[call];
  const metadata: { "x-additions"?: string[] } = v.getMetadata(body);
  const added = metadata["x-additions"] ?? [];
  expect(Object.keys(body.entries).filter((field) => !added.includes(field))).toEqual(fields);
});

test("R7.1 a login ends with the browser session unless the user chooses to stay logged in", () => {
  const body = { email: "a@example.jp", password: "x" };
  expect(v.parse(allCalls.login.body, body).persistLoginState).toBe(false);
});

test("R7.3 R7.4 R8.7 only three calls give a status or an answer a special meaning", () => {
  const exceptions = calls.flatMap(([name, { means, nonList }]) =>
    means || nonList ? [{ name, ...means, ...(nonList && { nonList }) }] : [],
  );
  expect(exceptions).toEqual([
    { name: "login", 401: "operational" },
    { name: "listEntries", nonList: "empty" },
    { name: "me", 403: "visitor" },
  ]);
});

test("R7.1 a registration has the tracking id, an upload has its file as content, a search of company numbers has a name", () => {
  expect(allCalls.register.body.entries).toHaveProperty("tracking_id");
  expect(allCalls.uploadFile.file).toBe("content");
  expect(Object.keys(allCalls.suggestHoujinbangou.query)).toEqual(["name"]);
});

test("calls that create, review, contract, report or upload are idempotent", () => {
  const idempotent = calls.filter(([, call]) => call.idempotent).map(([name]) => name);
  expect(idempotent.sort()).toEqual([
    "contractEntry",
    "createEntry",
    "reportClaim",
    "reviewEntry",
    "sendInquiry",
    "uploadFile",
  ]);
});

test.each(calls)("%s has schemas for the parameters of its path only", (_, { path, params }) => {
  const namesInPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(params ?? {})).toEqual(namesInPath);
});

test("R8.1 error messages are by field, by claim and by bank, down to the account of a claim", () => {
  const body = {
    purpose: ["入力してください。"],
    non_field_errors: ["請求書がありません。"],
    claims: [
      {},
      {
        amount: ["入力してください。"],
        receive_payment_account: {
          bank_name: ["入力してください。"],
          obliger_accounts: [{ holder_name: ["x"] }],
        },
      },
    ],
    banks: [{ bank_account_number: ["7桁の半角数字で入力してください"] }],
    bank_account: { bank_name: ["この項目は空にできません"] },
  };
  expect(v.parse(commonErrors[400], body)).toEqual(body);
});

test.each(["claims", "banks"])("R8.1 R5.7 R5.9 %s may have one common message", (rows) => {
  const body = { [rows]: ["申し込みに登録できる請求書は5個までです。"] };
  expect(v.parse(commonErrors[400], body)).toEqual(body);
});

test.each([
  { subject: "their sessions", path: /session/ },
  { subject: "their security events", path: /security|events|activity/ },
])("D18 applicants can read $subject", ({ path }) => {
  const readingCalls = calls.map(([, call]) => call).filter((call) => call.method === "GET");
  expect(readingCalls.map((call) => call.path)).toContainEqual(expect.stringMatching(path));
});
