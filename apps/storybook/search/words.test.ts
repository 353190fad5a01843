import { expect, test } from "vitest";
import { queryWords, wordsOf } from "./words.ts";

test.each([
  ["how do I validate full-width digits in an amount", ["validat", "full", "width", "digit", "amount"]],
  ["写真を入れたい", ["写真", "入"]],
  ["メールの差出人", ["メール", "差出人"]],
  ["問い合わせ先を変更する", ["問合", "先", "変更"]],
  ["入力欄の形", ["入力", "欄", "形"]],
  // Function words stay if there are no other words.
  ["見る", ["見"]],
  ["what is it", ["what", "is", "it"]],
])("the search for “%s” leaves out function words", (query, words) => {
  expect(queryWords(query)).toEqual(words);
});

test("wordsOf returns the singular of a plural, but leaves “css” and “status”", () => {
  expect(wordsOf("buttons css status addresses")).toEqual(["button", "css", "status", "address"]);
});

test.each([
  ["running", "run"],
  ["theming", "themes"],
  ["disabled", "disable"],
  ["申し込み", "申込"],
  ["お問い合わせ", "問合せ"],
  ["差し替え", "差替え"],
  ["サーバー", "サーバ"],
])("“%s” and “%s” are one word", (one, other) => {
  expect(queryWords(one)).toEqual(queryWords(other));
});
