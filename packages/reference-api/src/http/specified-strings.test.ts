import { ValidationErrorBody } from "@kaitori/wire";
import * as v from "valibot";
import { expect, test } from "vitest";
import { claimBodies, claimBody, entryBody } from "../entry/samples.ts";
import { testBrands, testServer } from "../testing/test-server.ts";
import { type Finding, issuesRefusal } from "./errors.ts";

/** The exact sentences of R5 and R8, by code. */
const specified = {
  required: "入力してください。",
  blank: "この項目は空にできません",
  accountNumber: "7桁の半角数字で入力してください",
  holderName: "ヲを除くカタカナ、英数字、゛゜（）「」／．ー￥スペースで、30文字以内で入力してください。",
  claimDepositType: "普通か当座を選択してください。",
  noClaims: "請求書がありません。",
  tooManyClaims: "申し込みに登録できる請求書は5個までです。",
} as const;

// Copy of a brand that tries to replace every sentence.
const replacedCopy = Object.fromEntries(
  Object.keys(specified).flatMap((code) => [
    [`issues.${code}`, "?"],
    [`specification.${code}`, "?"],
    [`refusals.${code}`, "?"],
  ]),
);
const { signInApplicant } = await testServer(
  {},
  { brands: testBrands.map((brand) => ({ ...brand, copy: replacedCopy })) },
);

const account = { ...claimBody().receive_payment_account, obliger_accounts: [{ holder_name: "ｶ)ｱｵｿﾞﾗ" }] };
const claimWith = (input: object) =>
  entryBody({ claims: [claimBody({ receive_payment_account: { ...account, ...input } })] });

type MessageCodes = Readonly<Record<string, keyof typeof specified>>;

test.each<{ what: string; body: object; message: MessageCodes }>([
  {
    what: "an empty entry",
    body: { claims: [] },
    message: { purpose: "required", purchase_amount_desired: "required", non_field_errors: "noClaims" },
  },
  {
    what: "a sixth claim",
    body: entryBody({ claims: claimBodies(6) }),
    message: { claims: "tooManyClaims" },
  },
  {
    what: "an invalid account number",
    body: claimWith({ bank_account_number: "12" }),
    message: { "claims.0.receive_payment_account.bank_account_number": "accountNumber" },
  },
  {
    what: "an invalid deposit type",
    body: claimWith({ deposit_type: "" }),
    message: { "claims.0.receive_payment_account.deposit_type": "claimDepositType" },
  },
])("R5.7 R5.8 R8.1 errors have the sentences of the specification: $what", async ({ body, message }) => {
  const { client } = await signInApplicant();
  expectSpecified(await client.call("createEntry", { body }), message);
});

test("R5.1 R5.2 R5.3 R5.4 R8.1 errors of a bank account have the sentences of the specification", async () => {
  const { client } = await signInApplicant();
  const bank_account = {
    bank_name: "",
    branch_name: "東京営業部",
    deposit_type: "ordinary",
    bank_account_number: "12",
    account_holder_name: "ヲ",
  };
  expectSpecified(await client.call("updateProfile", { body: { bank_account } }), {
    "bank_account.bank_name": "blank",
    "bank_account.bank_account_number": "accountNumber",
    "bank_account.account_holder_name": "holderName",
  });
});

function expectSpecified({ status, body }: { status: number; body: unknown }, message: MessageCodes) {
  expect(status).toBe(400);
  for (const [path, code] of Object.entries(message)) {
    const steps = path.split(".");
    expect(valueAt(body, steps), path).toEqual([specified[code]]);
    expect(valueAt(body, ["codes", ...steps]), path).toMatchObject([{ code }]);
  }
}

const valueAt = (value: unknown, [step, ...rest]: readonly string[]): unknown =>
  step === undefined ? value : valueAt((value as Record<string, unknown> | undefined)?.[step], rest);

const bodyOf = (issues: readonly Finding[]): unknown => {
  const body = issuesRefusal(issues).bodyIn({});
  expect(v.is(ValidationErrorBody, body)).toBe(true);
  const { codes: _, ...messages } = body ?? {};
  return messages;
};

const tooMany: Finding = { path: ["claims"], code: "tooManyClaims" };
const inRow: Finding = { path: ["claims", 1, "amount"], code: "required" };
const row: Finding = { path: ["claims", 1], code: "duplicateClaim" };
const record: Finding = { path: ["bank_account"], code: "blank" };
const inRecord: Finding = { path: ["bank_account", "bank_name"], code: "blank" };
const tooManyText = "申し込みに登録できる請求書は5個までです。";
const blank = "この項目は空にできません";

test.each([
  { what: "a list alone", issues: [tooMany], body: { claims: [tooManyText] } },
  {
    what: "a list and its rows",
    issues: [tooMany, inRow],
    body: { claims: [{}, { amount: ["入力してください。"] }], non_field_errors: [tooManyText] },
  },
  {
    what: "rows and their list",
    issues: [inRow, tooMany],
    body: { claims: [{}, { amount: ["入力してください。"] }], non_field_errors: [tooManyText] },
  },
  {
    what: "a row and a field of it",
    issues: [row, inRow],
    body: { claims: [{}, { amount: ["入力してください。"], non_field_errors: [expect.any(String)] }] },
  },
  { what: "a row alone", issues: [row], body: { claims: [{}, { non_field_errors: [expect.any(String)] }] } },
  {
    what: "a record and a field of it",
    issues: [record, inRecord],
    body: { bank_account: { bank_name: [blank], non_field_errors: [blank] } },
  },
  { what: "a field twice", issues: [record, record], body: { bank_account: [blank, blank] } },
])("R8.1 every issue is in the answer: $what", ({ issues, body }) => {
  expect(bodyOf(issues)).toEqual(body);
});
