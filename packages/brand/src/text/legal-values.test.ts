import { expect, test } from "vitest";
import { exampleSettings } from "../testing/example-brand.ts";
import { legalValues } from "./legal-values.ts";

test("R1.3 amounts and shares of the legal pages are in Japanese form", () => {
  const limits = { ...exampleSettings.limits, feeRatioMin: 0.015 };
  expect(legalValues({ ...exampleSettings, limits })).toMatchObject({
    we: "当社",
    feeMin: "1.5",
    feeMax: "12",
    amountMin: "300,000",
  });
});

test("R1.3 a brand that is no company calls itself what it is", () => {
  const legal = { ...exampleSettings.legal, we: "当組合" };
  expect(legalValues({ ...exampleSettings, legal }).we).toBe("当組合");
});
