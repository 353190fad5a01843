import { ValidationErrorBody } from "@kaitori/wire";
import * as v from "valibot";
import { expect, test } from "vitest";
import { type Finding, issuesRefusal } from "./errors.ts";

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
