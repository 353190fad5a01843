import { expect, test } from "vitest";
import { queryWords, wordsOf } from "./words.ts";

test.each([
  ["how do I validate full-width digits in an amount", ["validate", "full", "width", "digit", "amount"]],
  ["写真を入れたい", ["写真", "入"]],
  ["メールの差出人", ["メール", "差出人"]],
  ["問い合わせ先を変更する", ["問い合わせ", "先", "変更"]],
  ["入力欄の形", ["入力", "欄", "形"]],
  // Nothing else is said.
  ["見る", ["見"]],
  ["what is it", ["what", "is", "it"]],
])("of “%s” what it is about is looked for", (query, words) => {
  expect(queryWords(query)).toEqual(words);
});

test("a plural is found by its singular, and a word that ends alike stays", () => {
  expect(wordsOf("buttons css status addresses")).toEqual(["button", "css", "status", "address"]);
});
