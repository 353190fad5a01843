import { expect, test } from "vitest";
import { offerAmountName } from "./terms-price.ts";

test.each([
  { count: 1, expected: "入金額（契約したとき）" },
  { count: 2, expected: "入金額（すべて契約したとき）" },
])("B5 mails name the amount of an offer of $count claims as the screens do", ({ count, expected }) => {
  expect(offerAmountName({ copy: {} }, Array.from({ length: count }))).toBe(expected);
});
