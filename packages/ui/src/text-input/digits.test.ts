import { expect, test } from "vitest";
import { tidyDigits } from "./digits.ts";

test.each([
  ["1234567", "1234567"],
  ["１２３４５６７", "1234567"],
  ["123-4567", "1234567"],
  ["１２３ー４５６７", "1234567"],
  ["123 4567", "1234567"],
  ["12a", "12a"],
  ["", ""],
])("B1 digits typed as %s become %s", (typed, digits) => {
  expect(tidyDigits(typed)).toBe(digits);
});
