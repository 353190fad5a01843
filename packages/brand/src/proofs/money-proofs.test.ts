import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isCalendarDate, todayInTokyo } from "@kaitori/domain";
import { expect, test } from "vitest";
import { settingsKeys } from "../settings/index.ts";
import { exampleSettings } from "../testing/example-brand.ts";
import { legalValues } from "../text/legal-values.ts";
import { fillLoosely } from "../text/placeholders.ts";
import { allProofs, moneySentencesOf, proofsOf } from "./money-sentences.ts";
import { located } from "./proof.ts";
import { tests } from "./tests.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const moneySentences = moneySentencesOf({ copy: {} });
const settings = new Set(settingsKeys().map(({ key }) => key));
const proofs = Object.values(allProofs).flat(2).map(located);

test("B11 B12 every sentence about money and days stands beside what makes it true", () => {
  const counted = Map.groupBy(moneySentences, ({ key }) => key);
  const wanted = Object.fromEntries([...counted].map(([key, sentences]) => [key, sentences.length]));
  const given = Object.fromEntries(Object.entries(allProofs).map(([key, rows]) => [key, rows.length]));
  expect(given).toEqual(wanted);
  expect(
    Object.values(allProofs)
      .flat()
      .filter((row) => row.length === 0),
  ).toEqual([]);
});

/** Each setting as it is not: whatever says it says something else. */
const otherwise = (value: unknown): unknown => {
  if (typeof value === "number") return value + 1;
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, otherwise(part)]));
  return `${value}0`;
};
const saidBy = (text: string, key = ""): string => {
  const parts = key.split(".");
  const changed = (value: object, [name = "", ...rest]: readonly string[]): object => {
    const part: unknown = Object(value)[name];
    return { ...value, [name]: rest.length > 0 ? changed(Object(part), rest) : otherwise(part) };
  };
  const own = key === "" ? exampleSettings : (changed(exampleSettings, parts) as typeof exampleSettings);
  return fillLoosely(text, legalValues(own));
};

test("B11 B12 a setting that is named beside a sentence is its figure, or a test stands beside both", () => {
  const unheld = proofsOf({ copy: {} }).flatMap(({ key, text, proofs }) =>
    proofs.flatMap((proof) =>
      "setting" in proof &&
      saidBy(text, proof.setting) === saidBy(text) &&
      !proofs.some((other) => "test" in other)
        ? [`${key} ${proof.setting}`]
        : [],
    ),
  );
  expect(unheld).toEqual([]);
});

test("B11 B12 a sentence is the one that its proof was written for: whoever changes it looks at both", async () => {
  const lines = moneySentences.map(({ key, text }) => `${key}　${text}`);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("money-sentences.txt");
});

test("B11 B12 a law that is relied on is named with its article and the day of the version that was read", () => {
  const laws = proofs.filter((proof) => "law" in proof);
  expect(laws.length).toBeGreaterThan(10);
  for (const { law, version } of laws) {
    expect(law).toMatch(/^\S+(?:法|通達) (?:第\d+条|別表)/);
    expect(isCalendarDate(version) && version <= todayInTokyo(new Date())).toBe(true);
  }
});

/** True if a test of these words stands in its file and is not skipped. */
const isThere = (place: string) => {
  const [path = "", words = ""] = place.split("#");
  const text = existsSync(`${root}${path}`) ? readFileSync(`${root}${path}`, "utf8") : "";
  return words.length > 8 && text.includes(words) && !/\b(?:test|it)\.(?:skip|todo)\b/.test(text);
};

test("B11 B12 a setting, a sentence or a test that is named as a proof is there, and no other test is", () => {
  const missing = proofs.flatMap((proof) => {
    if ("setting" in proof) return settings.has(proof.setting) ? [] : [proof.setting];
    if ("sentence" in proof) return allProofs[proof.sentence] ? [] : [proof.sentence];
    return "test" in proof && !isThere(proof.test) ? [proof.test] : [];
  });
  expect(missing).toEqual([]);
  const used = new Set(Object.values(allProofs).flat(2));
  expect((Object.keys(tests) as (keyof typeof tests)[]).filter((name) => !used.has(name))).toEqual([]);
});

test("B11 B12 what a brand says in words of its own, or adds, stands there without a proof", () => {
  const base = moneySentences.length;
  const brand = {
    copy: { "sct.row8Text": "手数料のほかに費用はかかりません。" },
    sections: {
      articles: { terms: [{ after: 3, title: "追加", text: "年会費は1,000円です。\n窓口は本店です。" }] },
    },
  };
  const told = proofsOf({ copy: { "mail.contractBody": "{payOutBy}までに振り込みます。" } });
  expect(told.find(({ key }) => key === "mail.contractBody")).toMatchObject({
    isOwn: true,
    proofs: expect.arrayContaining([{ test: expect.stringContaining("pay-outs") }]),
  });
  const own = proofsOf(brand).filter(({ proofs }) => proofs.length === 0);
  expect(own.map(({ key, text }) => `${key} ${text}`)).toEqual([
    "sections.articles.terms 年会費は1,000円です。",
    "sct.row8Text 手数料のほかに費用はかかりません。",
  ]);
  expect(moneySentencesOf(brand)).toHaveLength(base + 1);
});
