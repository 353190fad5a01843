import { isCalendarDate } from "@kaitori/domain";
import { expect, test } from "vitest";
import { settingsKeys } from "../settings/index.ts";
import { exampleSettings } from "../testing/example-brand.ts";
import { legalValues } from "../text/legal-values.ts";
import { fillGivenValues } from "../text/placeholders.ts";
import { allProofs, moneySentencesOf, proofsOf } from "./money-sentences.ts";
import { locateTest } from "./proof.ts";
import { tests } from "./tests.ts";

const moneySentences = moneySentencesOf({ copy: {} });
const settings = new Set(settingsKeys().map(({ key }) => key));
const proofs = Object.values(allProofs).flat(2).map(locateTest);

test("B11 B12 every sentence about money and days has a proof", () => {
  const byKey = Map.groupBy(moneySentences, ({ key }) => key);
  const sentenceCounts = Object.fromEntries([...byKey].map(([key, sentences]) => [key, sentences.length]));
  const proofCounts = Object.fromEntries(Object.entries(allProofs).map(([key, rows]) => [key, rows.length]));
  expect(proofCounts).toEqual(sentenceCounts);
  expect(
    Object.values(allProofs)
      .flat()
      .filter((row) => row.length === 0),
  ).toEqual([]);
});

const changedValue = (value: unknown): unknown => {
  if (typeof value === "number") return value + 1;
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changedValue(part)]));
  return `${value}0`;
};
/** The text filled with the example's settings; the setting of `key` has another value. */
const fillWithChange = (text: string, key = ""): string => {
  const parts = key.split(".");
  const change = (value: object, [name = "", ...rest]: readonly string[]): object => {
    const part: unknown = Object(value)[name];
    return { ...value, [name]: rest.length > 0 ? change(Object(part), rest) : changedValue(part) };
  };
  const settings = key === "" ? exampleSettings : (change(exampleSettings, parts) as typeof exampleSettings);
  return fillGivenValues(text, legalValues(settings));
};

test("B11 B12 a sentence shows the setting that proves it, or a test proves it too", () => {
  const unproven = proofsOf({ copy: {} }).flatMap(({ key, text, proofs }) =>
    proofs.flatMap((proof) =>
      "setting" in proof &&
      fillWithChange(text, proof.setting) === fillWithChange(text) &&
      !proofs.some((other) => "test" in other)
        ? [`${key} ${proof.setting}`]
        : [],
    ),
  );
  expect(unproven).toEqual([]);
});

test("B11 B12 a changed sentence fails here until its proof has been read again", async () => {
  const lines = moneySentences.map(({ key, text }) => `${key}　${text}`);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("money-sentences.txt");
});

/** Day on which the cited laws were last read. */
const lastReading = "2026-11-21";

test("B11 B12 each law names its article and the day from which the cited version is in force", () => {
  const laws = proofs.filter((proof) => "law" in proof);
  expect(laws.length).toBeGreaterThan(10);
  for (const { law, version } of laws) {
    expect(law).toMatch(/^\S+(?:法|通達) (?:第\d+条|別表)/);
    expect(isCalendarDate(version) && version <= lastReading).toBe(true);
  }
});

test("B11 B12 each setting and sentence named as a proof exists, and every listed test is used", () => {
  const missing = proofs.flatMap((proof) => {
    if ("setting" in proof) return settings.has(proof.setting) ? [] : [proof.setting];
    return "sentence" in proof && !allProofs[proof.sentence] ? [proof.sentence] : [];
  });
  expect(missing).toEqual([]);
  const used = new Set(Object.values(allProofs).flat(2));
  expect((Object.keys(tests) as (keyof typeof tests)[]).filter((name) => !used.has(name))).toEqual([]);
});

test("B11 B12 a contract text that a brand changes or adds has no proof", () => {
  const base = moneySentences.length;
  const brand = {
    copy: { "sct.row8Text": "手数料のほかに費用はかかりません。" },
    sections: {
      articles: { terms: [{ after: 3, title: "追加", text: "年会費は1,000円です。\n窓口は本店です。" }] },
    },
  };
  const sentences = proofsOf({ copy: { "mail.contractBody": "{payOutBy}までに振り込みます。" } });
  expect(sentences.find(({ key }) => key === "mail.contractBody")).toMatchObject({
    isOverridden: true,
    proofs: expect.arrayContaining([{ test: expect.stringContaining("pay-outs") }]),
  });
  const unproven = proofsOf(brand).filter(({ proofs }) => proofs.length === 0);
  expect(unproven.map(({ key, text }) => `${key} ${text}`)).toEqual([
    "sections.articles.terms 年会費は1,000円です。",
    "sct.row8Text 手数料のほかに費用はかかりません。",
  ]);
  expect(moneySentencesOf(brand)).toHaveLength(base + 1);
});
