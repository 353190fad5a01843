import { expect, test } from "vitest";
import { termsCopy } from "../copy/terms.ts";
import { exampleSettings } from "../testing/example-brand.ts";
import { articlesOf } from "./articles.ts";
import { legalValues } from "./legal-values.ts";

test("R1.3 amounts and percentages of the legal pages have Japanese form", () => {
  const limits = { ...exampleSettings.limits, feeRatioMin: 0.015 };
  expect(legalValues({ ...exampleSettings, limits })).toMatchObject({
    we: "当社",
    feeMin: "1.5",
    feeMax: "12",
    amountMin: "300,000",
  });
});

test("R1.3 the terms name the customers whom the brand serves", () => {
  const articleOf = (individuals: boolean) =>
    articlesOf({}, termsCopy, legalValues({ ...exampleSettings, individuals }))[2]?.lines.join("");
  expect(articleOf(true)).toContain("法人または個人事業主のうち");
  expect(articleOf(false)).toContain("営む法人のうち");
});

test("R1.3 a brand that is no company has no word for company in its texts", () => {
  const legal = { ...exampleSettings.legal, we: "当組合" };
  expect(legalValues({ ...exampleSettings, legal }).we).toBe("当組合");
});
