import { expect, test } from "vitest";
import type { BrandSettings } from "../settings/schema.ts";
import { legalValues } from "./legal-values.ts";

test("R1.3 dates, amounts and shares of the legal pages are in Japanese form", () => {
  const legal = { established: "2019-04-01", revised: "2026-10-01" };
  const limits = { feeRatioMin: 0.015, feeRatioMax: 0.12, bankCharge: 550, purchaseAmountMin: 300_000 };
  expect(legalValues({ legal, limits, promises: {}, returnAccount: {} } as BrandSettings)).toMatchObject({
    established: "2019年4月1日",
    we: "当社",
    feeMin: "1.5",
    feeMax: "12",
    amountMin: "300,000",
  });
});

test("R1.3 a brand that is no company calls itself what it is", () => {
  const legal = { we: "当組合", established: "2021-05-10", revised: "2026-09-15" };
  expect(legalValues({ legal, limits: {}, promises: {}, returnAccount: {} } as BrandSettings).we).toBe(
    "当組合",
  );
});
