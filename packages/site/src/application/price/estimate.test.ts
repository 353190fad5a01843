import { expect, test } from "vitest";
import { estimate, feeRange, percentText } from "./estimate.ts";

const limits = { feeRatioMin: 0.015, feeRatioMax: 0.12, bankCharge: 550 };

test.each([
  { typed: "1,000,000", fee: 80, deposit: 919_450 },
  { typed: "１００万円", fee: 80, deposit: 919_450 },
  { typed: "333333", fee: 15, deposit: 327_784 },
  { typed: "1000000", fee: 0, deposit: 999_450 },
  { typed: "29000", fee: 57, deposit: 26_797 },
  { typed: "550", fee: 20, deposit: null },
  { typed: "", fee: 80, deposit: null },
  { typed: "たくさん", fee: 80, deposit: null },
])("B5 the calculator is exact to the yen: $typed at $fee per mille", ({ typed, fee, deposit }) => {
  expect(estimate(typed, fee, limits)?.deposit ?? null).toBe(deposit);
});

test("B5 the brand's fees are shown in tenths of a percent", () => {
  expect(feeRange(limits)).toEqual({ min: 15, max: 120 });
  expect([percentText(15), percentText(120)]).toEqual(["1.5", "12"]);
});
