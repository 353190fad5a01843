import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allAreas } from "./all-areas.ts";

test("B9 allAreas lists the area of every file of copy, so that a brand can override its texts", async () => {
  const folder = join(import.meta.dirname, "../copy");
  const files = globSync("*.ts", { cwd: folder }).filter((file) => !file.endsWith(".test.ts"));
  const modules: Record<string, object>[] = await Promise.all(
    files.map((file) => import(join(folder, file))),
  );
  const areas: readonly object[] = allAreas;
  const missing = modules
    .flatMap((module) => Object.values(module))
    .filter((value) => "area" in value && !areas.includes(value));
  expect(modules.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
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

test("all texts ask for the same number of months of statements", () => {
  const promised = texts.filter(({ text }) => /入出金明細.*か月/.test(text));
  expect(promised.map(({ key }) => key).sort()).toEqual(["registerAside.statements", "top.document2"]);
  expect(promised.filter(({ text }) => !text.includes("5か月ほど"))).toEqual([]);
});

/** A screen mixes areas, so all areas use the same word. */
test.each([
  { word: "申し込み", synonym: /お申し込み|お申込/ },
  { word: "お客さま", synonym: /あなた/ },
])("every screen uses $word", ({ word, synonym }) => {
  expect(texts.some(({ text }) => text.includes(word))).toBe(true);
  expect(texts.filter(({ text }) => synonym.test(text))).toEqual([]);
});
