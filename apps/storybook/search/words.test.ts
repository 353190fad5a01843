import { expect, test } from "vitest";
import { askedOf, wordsOf } from "./words.ts";

test.each([
  ["how do I validate full-width digits in an amount", ["validate", "full", "width", "digit", "amount"]],
  ["写真を入れたい", ["写真"]],
  ["メールの差出人", ["メー", "ール", "差出", "出人"]],
  // Nothing else is said.
  ["お金を", ["お金", "金を"]],
  ["what is it", ["what", "is", "it"]],
])("of “%s” what it is about is looked for", (wanted, words) => {
  expect(askedOf(wanted)).toEqual(words);
});

test("a plural is found by its singular, and a word that ends alike stays", () => {
  expect(wordsOf("buttons css status address")).toEqual(["button", "css", "status", "address"]);
});
