import { expect, test } from "vitest";
import { fieldErrorsOf } from "./field-errors.ts";

test("R8.1 fieldErrorsOf returns the first message of each field, and general messages at the path of their row", () => {
  const body = {
    purpose: ["入力してください。", "第二"],
    non_field_errors: ["請求書がありません。"],
    claims: [{}, { amount: ["入力してください。"], non_field_errors: ["内容をご確認ください。"] }],
    banks: [{ bank_name: "文字だけの誤り" }],
    bank_account: { account_holder_name: ["この項目は空にできません"] },
  };
  expect(fieldErrorsOf(body)).toEqual({
    purpose: "入力してください。",
    "claims.1.amount": "入力してください。",
    "claims.1": "内容をご確認ください。",
    "banks.0.bank_name": "文字だけの誤り",
    "bank_account.account_holder_name": "この項目は空にできません",
  });
});

test("R8.1 a common message of all claims is at the path of the claims", () => {
  expect(fieldErrorsOf({ claims: ["申し込みに登録できる請求書は5個までです。"] })).toEqual({
    claims: "申し込みに登録できる請求書は5個までです。",
  });
});

test.each([{ body: { a: [] } }, { body: { a: null, b: 7, c: [1, null] } }, { body: {} }])(
  "R8.1 a body without messages has no errors: %o",
  ({ body }) => expect(fieldErrorsOf(body)).toEqual({}),
);

test("R8.1 a field named __proto__ is an ordinary field", () => {
  const errors = fieldErrorsOf(JSON.parse('{"__proto__": {"polluted": ["x"]}}'));
  expect(Object.keys(errors)).toEqual(["__proto__.polluted"]);
  expect("polluted" in {}).toBe(false);
});

test("R8.1 deeply nested answers are ignored", () => {
  const depth = 100_000;
  expect(fieldErrorsOf(JSON.parse(`${'{"a":'.repeat(depth)}["x"]${"}".repeat(depth)}`))).toEqual({});
});
