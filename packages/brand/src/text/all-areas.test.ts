import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allAreas } from "./all-areas.ts";

const kebab = (area: string) => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test("B9 the list contains every file of copy, named after its area", () => {
  const files = readdirSync(new URL("../copy/", import.meta.url)).filter(
    (file) => !file.endsWith(".test.ts"),
  );
  expect(allAreas.map(({ area }) => `${kebab(area)}.ts`).sort()).toEqual(files.sort());
});

const texts: { key: string; text: string }[] = allAreas.flatMap(({ area, texts }) =>
  Object.entries(texts).map(([key, text]) => ({ key: `${area}.${key}`, text })),
);

test("B9 no text is empty, has spaces at its ends or an unclosed placeholder", () => {
  const malformed = texts.filter(
    ({ text }) => text.trim() !== text || text === "" || /[{}]/.test(text.replace(/\{\w+\}/g, "")),
  );
  expect(malformed).toEqual([]);
});

test("B9 sentences are polite", () => {
  const blunt = texts.filter(
    ({ key, text }) =>
      !key.startsWith("specification.") && /(だ|である|する。|なさい)。?$/.test(text) && /。$/.test(text),
  );
  expect(blunt.map(({ key }) => key)).toEqual([]);
});

test.each(["guide.md", "guide-ja.md"])("the copy has every key that %s names", (file) => {
  const guide = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
  const areas = new Set<string>(allAreas.map(({ area }) => area));
  const keys = [...guide.matchAll(/`([a-zA-Z]+)\.([a-zA-Z0-9]+)(\*?)`/g)].filter(([, area = ""]) =>
    areas.has(area),
  );
  const exists = (area: string, begin: string, rest: string) =>
    texts.some(({ key }) => (rest ? key.startsWith(`${area}.${begin}`) : key === `${area}.${begin}`));
  expect(keys.length).toBeGreaterThan(1);
  expect(
    keys.filter(([, area = "", key = "", rest = ""]) => !exists(area, key, rest)).map(([key]) => key),
  ).toEqual([]);
});

test("all texts ask for the same number of months of statements", () => {
  const promised = texts.filter(({ text }) => /入出金明細.*か月/.test(text));
  expect(promised.map(({ key }) => key).sort()).toEqual(["registerAside.statements", "top.document2"]);
  expect(promised.filter(({ text }) => !text.includes("5か月ほど"))).toEqual([]);
});

/** A screen mixes areas, so all areas use the same word. */
test.each([
  { word: "申し込み", instead: /お申し込み|お申込/ },
  { word: "お客さま", instead: /あなた/ },
])("every screen uses $word", ({ word, instead }) => {
  expect(texts.some(({ text }) => text.includes(word))).toBe(true);
  expect(texts.filter(({ text }) => instead.test(text))).toEqual([]);
});
