import { expect, test } from "vitest";
import { amountReading, tidyAmount } from "./amount-text.ts";

test.each([
  ["1200000", "1,200,000"],
  ["１２０００００", "1,200,000"],
  ["￥1,200,000円", "1,200,000"],
  ["0", "0"],
  ["百万", "百万"],
  ["12.5", "12.5"],
  ["", ""],
])("B1 an amount typed as %s reads %s when the field is left", (typed, shown) => {
  expect(tidyAmount(typed)).toBe(shown);
});

test.each([
  [9_999n, undefined],
  [10_000n, "1万"],
  [1_200_000n, "120万"],
  [1_234_567n, "123万4,567"],
  [100_000_000n, "1億"],
  [1_0002_0000n, "1億2万"],
])("B1 %d yen is read aloud as %s円", (yen, reading) => {
  expect(amountReading(yen)).toBe(reading);
});

test.fails("A9 what the rules refuse to read, 1,00, stays as it was typed when the field is left", () => {
  expect(tidyAmount("1,00")).toBe("1,00");
});
