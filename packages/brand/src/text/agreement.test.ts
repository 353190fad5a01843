import { expect, test } from "vitest";
import { agreementCopy } from "../copy/agreement.ts";
import type { BrandSettings } from "../settings/schema.ts";
import { agreementArticles } from "./agreement.ts";

const settings = { legal: {}, limits: {}, promises: {}, returnAccount: {} } as BrandSettings;
const own = {
  after: 15,
  title: "組合員の特則",
  text: "{we}の組合員は、次のとおりとします。\n手数料は別に定めます。",
};
const articles = (copy: { readonly [key: string]: string }, agreement?: readonly (typeof own)[]) =>
  agreementArticles(
    { copy, settings, sections: { articles: { ...(agreement && { agreement }) } } },
    { isIndividual: false },
  );

test("B20 a brand's own article stands at its place in the contract, counted and numbered as the others", () => {
  const before = articles({});
  const after = articles({}, [own]);
  expect(after).toHaveLength(before.length + 1);
  expect(after[15]).toBe(
    "第16条（組合員の特則）\n当社の組合員は、次のとおりとします。\n2　手数料は別に定めます。",
  );
  expect(after.slice(0, 15)).toEqual(before.slice(0, 15));
  expect(after[16]).toMatch(/^第17条（合意管轄）/);
});

test("B20 no brand takes an article out of the contract", () => {
  const silent = Object.fromEntries(
    Object.keys(agreementCopy.texts)
      .filter((key) => key.startsWith("article"))
      .map((key) => [`agreement.${key}`, " "]),
  );
  expect(articles(silent)).toEqual(articles({}));
});
