import { lateDamagesRate } from "@kaitori/domain";
import { expect, test } from "vitest";
import { allAreas } from "../text/all-areas.ts";
import { agreementCopy } from "./agreement.ts";
import { explanationCopy } from "./explanation.ts";

test("the contract covers a payer who pays late or in part", () => {
  const text = Object.values(agreementCopy.texts).join("\n");
  expect(text).toContain("債務者の支払不能");
  expect(text).toMatch(/一部(?:のみ|だけ|の支払|を支払)/);
});

const itemsOf = (text: string) => text.split("\n").filter((line) => /^[一二三四五]　/.test(line));

test("B12 the exceptions from the waiver of recourse are a closed list, each with an example", () => {
  const items = itemsOf(agreementCopy.texts.article9Text);
  expect(items).toHaveLength(4);
  for (const item of items) expect(item).toContain("例えば");
  expect(agreementCopy.texts.article9Text).toContain("例外は、次の各号に限ります");
});

test("B16 the explanation names as many exceptions as the contract, each with an example", () => {
  const items = itemsOf(explanationCopy.texts.row5Text);
  expect(items).toHaveLength(itemsOf(agreementCopy.texts.article9Text).length);
  for (const item of items) expect(item).toContain("例えば");
});

test("B12 the damages in the text are those that are calculated", () => {
  const { perMille, daysOfYear } = lateDamagesRate;
  const rate = `年${perMille / 10}％`;
  expect(agreementCopy.texts.article12Text).toContain(`${rate}（1年を${daysOfYear}日とする日割り）`);
  const others = allAreas
    .flatMap(({ texts }) => Object.values(texts))
    .filter((text) => text.includes("遅延損害金"));
  const named = others.flatMap((text) => text.match(/年[\d.]+％/g) ?? []);
  expect(named.length).toBeGreaterThan(4);
  expect(new Set(named)).toEqual(new Set([rate]));
});
