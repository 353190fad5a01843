import { expect, test } from "vitest";
import { isAboveLimit, isBelowLimit } from "./bought-amount.ts";

const limits = { purchaseAmountMin: 100_000, purchaseAmountMax: 3_000_000 };

test.each([
  { principals: [], above: false, below: true },
  { principals: [99_999], above: false, below: true },
  { principals: [60_000, 39_999], above: false, below: true },
  { principals: [60_000, 40_000], above: false, below: false },
  { principals: [100_000], above: false, below: false },
  { principals: [3_000_000], above: false, below: false },
  { principals: [1_000_000, 2_000_000], above: false, below: false },
  { principals: [1_000_000, 2_000_001], above: true, below: false },
])("R5.7 what is bought lies within what the brand buys, as a sum: %o", ({ principals, above, below }) => {
  expect(isAboveLimit(principals, limits)).toBe(above);
  expect(isBelowLimit(principals, limits)).toBe(below);
});
