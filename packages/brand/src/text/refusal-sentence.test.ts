import { issueCodes } from "@kaitori/domain";
import { expect, test } from "vitest";
import { deskRefusalsCopy } from "../copy/desk-refusals.ts";
import { refusalsCopy } from "../copy/refusals.ts";
import { deskSentence } from "./desk-sentence.ts";
import { refusalSentence } from "./refusal-sentence.ts";

test.each([
  ["required", "入力してください。"],
  ["blank", "この項目は空にできません"],
  ["accountNumber", "7桁の半角数字で入力してください"],
  ["noClaims", "請求書がありません。"],
  ["tooManyClaims", "申し込みに登録できる請求書は5個までです。"],
])("R8.1 no brand changes the specification's sentence for %s", (code, sentence) => {
  expect(refusalSentence({ [`issues.${code}`]: "別の文", [`refusals.${code}`]: "別の文" }, { code })).toBe(
    sentence,
  );
});

test("R8.1 a brand may reword a refusal, with its figures", () => {
  const copy = { "refusals.fileTooManyPages": "At most {limit} pages." };
  expect(refusalSentence(copy, { code: "fileTooManyPages", params: { limit: 20 } })).toBe(
    "At most 20 pages.",
  );
});

test("R8.1 a sum has its separators, a document its name", () => {
  const amount = { code: "amountOutOfRange", params: { min: 1, max: 30_000_000 } };
  expect(refusalSentence({}, amount)).toBe("1円から30,000,000円までの金額を入力してください。");
  const file = { code: "fileMissing", params: { kind: "passbook_cover" } };
  expect(refusalSentence({}, file)).toBe("「通帳の表紙」のファイルを追加してください。");
  expect(refusalSentence({ "fileKinds.passbook_cover": "表紙" }, file)).toContain("「表紙」");
});

test("R8.1 an unknown code has no sentence", () => {
  expect(refusalSentence({}, { code: "unheardOf" })).toBeUndefined();
  expect(refusalSentence({}, { code: "toString" })).toBeUndefined();
  expect(deskSentence({ code: "toString" })).toBeUndefined();
});

test("R8.1 each refusal code has its sentence in one table only", () => {
  const refusalCodes = Object.keys(refusalsCopy.texts);
  expect(Object.keys(deskRefusalsCopy.texts).filter((code) => refusalSentence({}, { code }))).toEqual([]);
  expect(issueCodes.filter((code) => refusalCodes.includes(code))).toEqual([]);
});
