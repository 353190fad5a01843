import { userIdHeader } from "@kaitori/wire";
import { expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";
import { isStorable } from "./read-body.ts";
import { deviceName } from "./read-request.ts";

const { client, signInApplicant } = await testServer({});

const nested = (depth: number): unknown => (depth === 0 ? "" : [nested(depth - 1)]);

test.each([
  { what: "Japanese", value: { 名前: ["髙橋", "𠮷野", "👍", "a\nb"] }, storable: true },
  { what: "numbers", value: [0, -1, 0.5, 2 ** 53 - 1, true, null], storable: true },
  { what: "NUL in a text", value: ["a\0b"], storable: false },
  { what: "NUL in a name", value: { "a\0b": 1 }, storable: false },
  { what: "a lone surrogate", value: { name: "\ud842" }, storable: false },
  { what: "an inexact whole number", value: [{ id: 1e300 }], storable: false },
  { what: "a nesting of 20 levels", value: nested(20), storable: true },
  { what: "a nesting of 5000 levels", value: nested(5000), storable: false },
  { what: "1000 items", value: { ids: Array.from({ length: 1000 }, (_, id) => id) }, storable: true },
  { what: "1001 items", value: { ids: Array.from({ length: 1001 }, (_, id) => id) }, storable: false },
])("R5.12 $what can be stored: $storable", ({ value, storable }) => {
  expect(isStorable(value)).toBe(storable);
});

test("R8.1 input that the database cannot store answers 400", async () => {
  const { client: browser } = await signInApplicant();
  const answers = [
    await client().call("login", { body: { email: "a\0@example.jp", password: "x" } }),
    await browser.call("updateProfile", { body: { last_name: "山\0田" } }),
    await browser.call("updateProfile", { body: { addfiles: [{ id: 1e25 }] } }),
    await browser.call("markNoticesRead", {
      body: { ids: Array.from({ length: 2_000 }, (_, id) => id + 1) },
    }),
    await browser.call("createEntry", { body: { claims: Array.from({ length: 2_000 }, () => ({})) } }),
    await browser.call("putFormDraft", {
      params: { name: "a" },
      body: { version: 0, input: { a: "\ud800" } },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
});

test("B3 a version that the server never issued answers 409", async () => {
  const { client: browser } = await signInApplicant();
  const body = { version: 2 ** 53 - 2, input: {} };
  expect((await browser.call("putFormDraft", { params: { name: "a" }, body })).status).toBe(409);
});

// The schema accepts these ids, because another server may use texts.
test.each(["0193f2c7-8a4b", "2147483648"])("R3.1 the id %s answers 404", async (id) => {
  const { client: browser } = await signInApplicant();
  expect((await browser.call("getEntry", { params: { id } })).status).toBe(404);
  expect((await browser.call("deleteUpload", { params: { id } })).status).toBe(404);
});

test.each([["0193f2c7-8a4b"], [2_147_483_648]])("R5.12 a body with the id %j is refused", async (id) => {
  const { client: browser } = await signInApplicant();
  expect((await browser.call("markDelinquencyFiles", { body: { ids: [id] } })).status).toBe(400);
  const body = { version: 0, addfiles: [{ id }], claims: [{ contentfile_relations: [] }] };
  expect((await browser.call("putDraftEntry", { body })).status).toBe(400);
});

test("B3 a write from a page of another account is refused", async () => {
  const [one, other] = [await signInApplicant(), await signInApplicant()];
  const write = { params: { name: "profile" }, body: { version: 0, input: { city: "大田区" } } };
  const as = (id: number) => ({ headers: { [userIdHeader]: String(id) } });
  expect(await other.client.call("putFormDraft", { ...write, ...as(one.id) })).toMatchObject({
    status: 401,
    body: { codes: { detail: [{ code: "otherPerson" }] } },
  });
  expect((await other.client.call("putFormDraft", { ...write, ...as(other.id) })).status).toBe(200);
  // Reads, and writes without the header, are accepted.
  expect((await other.client.call("getProfile", as(one.id))).status).toBe(200);
  expect((await one.client.call("putFormDraft", write)).status).toBe(200);
});

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/143.0.0.0 Safari/537.36`, "Chrome / Windows"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/143.0.0.0 Safari/537.36 Edg/143.0`,
    "Edge / Windows",
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/143.0.0.0 Mobile Safari/537.36`, "Chrome / Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari / iPhone",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox / Mac"],
  ["curl/8.5.0", ""],
  ["", ""],
])("D18 the device name of %s is %j", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
