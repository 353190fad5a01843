import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** Sentences stand in the copy that a server reads and a component is handed. */
const packages = fileURLToPath(new URL("../../", import.meta.url));

/** Not of the product: tests and what only they use, and the people and invoices of the demonstration. */
const besideTheProduct = /\.test\.|\.stories\.|screen-test|samples\.ts$|(?:^|\/)(?:testing|demo|model)\//;

/** How the registers of banks, companies and towns write names: data to compare with, said to nobody. */
const spellings: readonly string[] = [
  "reference-api/src/lookups/houjinbangou/corporate-name.ts",
  "reference-api/src/lookups/postcodes/ken-all.ts",
];

/** What R8 has a server say by itself; all else of it stands in the specification's area of the copy. */
const specified: readonly string[] = ["CSRF tokens do not match"];

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Comments, and texts in which a comment cannot begin. */
const commentsAndTexts =
  /\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const isComment = (found: string) => found.startsWith("/*") || found.startsWith("//");
const withoutComments = (code: string) =>
  code.replace(commentsAndTexts, (found) => (isComment(found) ? "" : found));

const sourcesOf = (name: string) =>
  readdirSync(join(packages, name, "src"), { recursive: true, encoding: "utf8" })
    .map((path) => `${name}/src/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !besideTheProduct.test(path) && !spellings.includes(path))
    .map((path) => ({ path, code: withoutComments(readFileSync(join(packages, path), "utf8")) }));

const japaneseIn = (name: string) =>
  sourcesOf(name).flatMap(({ path, code }) =>
    code
      .split("\n")
      .filter((line) => japanese.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

test("B9 the server says nothing in Japanese that is not in the copy it reads", () => {
  expect(japaneseIn("reference-api")).toEqual([]);
});

test("B9 the components say nothing in Japanese but the words they are handed", () => {
  expect(japaneseIn("ui")).toEqual([]);
});

test("R8.2 what the specification has the server say by itself stands in the code once", () => {
  const sources = [...sourcesOf("reference-api"), ...sourcesOf("wire")];
  for (const text of specified)
    expect(sources.filter(({ code }) => code.includes(text)).map(({ path }) => path)).toHaveLength(1);
});

test("B9 a file that compares spellings still does", () => {
  for (const path of spellings)
    expect(withoutComments(readFileSync(join(packages, path), "utf8"))).toMatch(japanese);
});

test("comments may be in Japanese, texts and patterns are counted", () => {
  expect(withoutComments("/** 円 */ a; // 円")).not.toMatch(japanese);
  const texts = '"https://x/円"; `//円`';
  expect(withoutComments(texts)).toBe(texts);
});
