import { getEntry } from "@kaitori/wire";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openPage, type Page } from "./testing/page.ts";
import { type CodeWords, translateCodes } from "./translate-codes.ts";

const words: CodeWords = ({ code, params }) =>
  ({ required: "Please fill this in.", tooLong: `At most ${params?.max} characters.` })[code];
const loadSentences = () => Promise.resolve(words);

test.each([
  {
    title: "a field, a row and a general message",
    body: {
      purpose: ["長すぎます。"],
      claims: [{}, { amount: ["入力してください。"] }],
      non_field_errors: ["入力してください。"],
      codes: {
        purpose: [{ code: "tooLong", params: { max: 30 } }],
        claims: [{}, { amount: [{ code: "required" }] }],
        non_field_errors: [{ code: "required" }],
      },
    },
    translated: {
      purpose: ["At most 30 characters."],
      claims: [{}, { amount: ["Please fill this in."] }],
      non_field_errors: ["Please fill this in."],
    },
  },
  {
    title: "a detail",
    body: { detail: "入力してください。", retry_after: 3, codes: { detail: [{ code: "required" }] } },
    translated: { detail: "Please fill this in.", retry_after: 3 },
  },
  {
    title: "the message beside the login of another service (R8.3)",
    body: {
      correct_login_url: "/login/",
      message: "入力してください。",
      codes: { message: [{ code: "required" }] },
    },
    translated: { correct_login_url: "/login/", message: "Please fill this in." },
  },
  {
    title: "messages with unknown or unsuitable codes stay",
    body: {
      email: ["一", "二", "三"],
      phone: ["三"],
      address: "四",
      name: ["五"],
      company_name: ["六"],
      claims: ["七"],
      banks: [{ bank_name: ["八"] }, { bank_name: ["九"] }],
      non_field_errors: ["十", "十一"],
      detail: "今日はお休みです。",
      codes: {
        email: [{ code: "unheardOf" }, { code: "required" }],
        phone: [],
        address: [{ code: "unheardOf" }],
        name: {},
        company_name: [{}, null, { code: 1 }],
        claims: [{ amount: [{ code: "tooLong", params: null }] }],
        banks: [{ bank_name: [{ code: "required" }] }],
        non_field_errors: [{ code: "tooLong", params: { max: { value: 3 } } }],
        detail: "holiday",
        purpose: null,
      },
    },
    translated: {
      email: ["一", "Please fill this in.", "三"],
      phone: ["三"],
      address: "四",
      name: ["五"],
      company_name: ["六"],
      claims: ["七"],
      banks: [{ bank_name: ["Please fill this in."] }, { bank_name: ["九"] }],
      non_field_errors: ["十", "十一"],
      detail: "今日はお休みです。",
    },
  },
  {
    title: "a single code and a single message without a list",
    body: {
      detail: "一",
      email: "二",
      codes: { detail: { code: "required" }, email: [{ code: "required" }] },
    },
    translated: { detail: "Please fill this in.", email: "Please fill this in." },
  },
  {
    title: "codes without a message are ignored",
    body: {
      purpose: ["一"],
      codes: { purpose: [{ code: "unheardOf" }, { code: "required" }], email: [{ code: "required" }] },
    },
    translated: { purpose: ["一"] },
  },
  {
    title: "values that the client itself reads stay",
    body: {
      status: "redirect",
      redirect_uri: "/login/",
      codes: { status: [{ code: "required" }], redirect_uri: [{ code: "required" }] },
    },
    translated: { status: "redirect", redirect_uri: "/login/" },
  },
  {
    title: "the detail of a CSRF mismatch stays",
    body: { detail: "CSRF tokens do not match", codes: { detail: [{ code: "required" }] } },
    translated: { detail: "CSRF tokens do not match" },
  },
])("R8.1 codes are replaced by the site's sentences: $title", async ({ body, translated }) => {
  expect(await translateCodes(body, loadSentences)).toEqual(translated);
});

test.each([
  { title: "without codes", body: { detail: "だめです。" } },
  { title: "with a field of that name", body: { codes: ["入力してください。"] } },
  { title: "without data", body: undefined },
])("R8.1 other messages stay, and no sentences are loaded: $title", async ({ body }) => {
  const fetchWords = vi.fn(loadSentences);
  expect(await translateCodes(body, fetchWords)).toBe(body);
  expect(fetchWords).not.toHaveBeenCalled();
});

test("R8.1 deeply nested codes are ignored", async () => {
  const nested = JSON.parse(`${'{"a":'.repeat(20_000)}[{"code":"required"}]${"}".repeat(20_000)}`);
  expect(await translateCodes({ a: ["一"], detail: "二", codes: nested }, loadSentences)).toEqual({
    a: ["一"],
    detail: "二",
  });
});

test("R8.1 if the sentences fail to load, the server's stay", async () => {
  const body = { detail: "だめです。", codes: { detail: [{ code: "required" }] } };
  expect(await translateCodes(body, () => Promise.reject(new Error()))).toEqual({ detail: "だめです。" });
  expect(await translateCodes(body, undefined)).toEqual({ detail: "だめです。" });
});

let page: Page;
beforeAll(async () => {
  page = await openPage("same origin", { wordsOfCodes: loadSentences });
});
afterAll(() => page.server.close());

const failure = (status: number, body: unknown) => {
  page.server.reply(getEntry, () => Response.json(body, { status }));
  return page.api.call(getEntry, { params: { id: 12 } }).catch((error: unknown) => error);
};

test("R8.1 every error of a call contains the site's sentences", async () => {
  const purpose = { purpose: ["…"], codes: { purpose: [{ code: "required" }] } };
  expect(await failure(400, purpose)).toMatchObject({ fieldErrors: { purpose: "Please fill this in." } });
  const detail = { detail: "…", codes: { detail: [{ code: "required" }] } };
  for (const status of [401, 409, 500])
    expect(await failure(status, detail)).toMatchObject({ sentence: "Please fill this in." });
});
