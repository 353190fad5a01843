import { expect, test } from "vitest";
import type { BrandSettings } from "../settings/schema.ts";
import { legalValues } from "./legal-values.ts";

test("R1.3 amounts and shares of the legal pages are in Japanese form", () => {
  const limits = { feeRatioMin: 0.015, feeRatioMax: 0.12, bankCharge: 550, purchaseAmountMin: 300_000 };
  expect(legalValues({ legal: {}, limits, promises: {}, returnAccount: {} } as BrandSettings)).toMatchObject({
    we: "当社",
    feeMin: "1.5",
    feeMax: "12",
    amountMin: "300,000",
  });
});

test("R1.3 a brand that is no company calls itself what it is", () => {
  const legal = { we: "当組合" };
  expect(legalValues({ legal, limits: {}, promises: {}, returnAccount: {} } as BrandSettings).we).toBe(
    "当組合",
  );
});
