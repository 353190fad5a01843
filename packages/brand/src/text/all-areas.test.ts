import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allAreas } from "./all-areas.ts";

const kebab = (area: string) => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test("B9 every file of copy is in the list, named after its area", () => {
  const files = readdirSync(new URL("../copy/", import.meta.url)).filter(
    (file) => !file.endsWith(".test.ts"),
  );
  expect(allAreas.map(({ area }) => `${kebab(area)}.ts`).sort()).toEqual(files.sort());
});

const texts: { key: string; text: string }[] = allAreas.flatMap(({ area, texts }) =>
  Object.entries(texts).map(([key, text]) => ({ key: `${area}.${key}`, text })),
);

test("B9 no text is empty, has spaces at its ends or an unclosed placeholder", () => {
  const odd = texts.filter(
    ({ text }) => text.trim() !== text || text === "" || /[{}]/.test(text.replace(/\{\w+\}/g, "")),
  );
  expect(odd).toEqual([]);
});

test("B9 sentences are polite and end with a full stop of the language", () => {
  const blunt = texts.filter(
    ({ key, text }) =>
      !key.startsWith("specification.") && /(だ|である|する。|なさい)。?$/.test(text) && /。$/.test(text),
  );
  expect(blunt.map(({ key }) => key)).toEqual([]);
});

test("every key that the guide names is a key of the copy", () => {
  const guide = readFileSync(new URL("../../guide.md", import.meta.url), "utf8");
  const areas = new Set<string>(allAreas.map(({ area }) => area));
  const named = [...guide.matchAll(/`([a-zA-Z]+)\.([a-zA-Z0-9]+)(\*?)`/g)].filter(([, area = ""]) =>
    areas.has(area),
  );
  const isThere = (area: string, begin: string, rest: string) =>
    texts.some(({ key }) => (rest ? key.startsWith(`${area}.${begin}`) : key === `${area}.${begin}`));
  expect(named.length).toBeGreaterThan(1);
  expect(
    named.filter(([, area = "", key = "", rest = ""]) => !isThere(area, key, rest)).map(([key]) => key),
  ).toEqual([]);
});

const areasThatSay = (words: RegExp) =>
  new Set(texts.filter(({ text }) => words.test(text)).map(({ key }) => key.slice(0, key.indexOf("."))));

test.fails("F3 as many months of statements are promised as are asked for: nearly five", () => {
  const months = texts.filter(({ text }) => /\dか月ほど/.test(text));
  expect(months.map(({ key }) => key)).toContain("top.document2");
  expect(months.filter(({ text }) => text.includes("4か月"))).toEqual([]);
});

test.fails("F9 what a screen says is お申し込み or 申し込み, not both", () => {
  const plain = areasThatSay(/(?<!お)申し込み/);
  expect([...areasThatSay(/お申し込み/)].filter((area) => plain.has(area))).toEqual([]);
});

test.fails("F9 the reader is あなた or お客さま, not both", () => {
  const addressed = [areasThatSay(/あなた/), areasThatSay(/お客さま/)].filter(({ size }) => size > 0);
  expect(addressed).toHaveLength(1);
});
