import { expect, test } from "vitest";
import { issueSentence } from "./issue-sentence.ts";

test.each([
  ["required", "入力してください。"],
  ["accountNumber", "7桁の半角数字で入力してください"],
  ["noClaims", "請求書がありません。"],
  ["claimDepositType", "普通か当座を選択してください。"],
])("R5.1 R5.2 R5.4 R5.7 no brand changes the specification's sentence for %s", (code, sentence) => {
  expect(issueSentence({ [`issues.${code}`]: "別の文" }, { code })).toBe(sentence);
});

test("a sentence contains its figures", () => {
  expect(issueSentence({}, { code: "tooLong", params: { max: 30 } })).toBe("30文字以内で入力してください。");
});

test.each([
  [{}, "2027年11月16日までの日付を入力してください。"],
  [
    { "dates.language": "en", "issues.expectedDateTooFar": "No later than {last}." },
    "No later than November 16, 2027.",
  ],
])("B9 a sentence contains its date in the brand's format", (copy, sentence) => {
  expect(issueSentence(copy, { code: "expectedDateTooFar", params: { last: "2027-11-16" } })).toBe(sentence);
});
