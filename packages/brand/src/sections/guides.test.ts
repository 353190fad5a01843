import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { overridableKeys } from "../check/texts.ts";
import { readSettings } from "../settings/index.ts";
import { readDataFile } from "../source/read-data-file.ts";
import { exampleSettings } from "../testing/example-brand.ts";
import { legalValues } from "../text/legal-values.ts";
import { fillGivenValues } from "../text/placeholders.ts";
import { readSections } from "./schema.ts";

const guides = ["guide.md", "guide-ja.md"];
const guide = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

/** The examples of a guide as a brand's files have them. */
const examplesIn = (file: string): readonly object[] =>
  [...guide(file).matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = ""]) => {
    const text = code.startsWith("export default") ? code : `export default {\n${code}};\n`;
    return Object(readDataFile("example.ts", text).value);
  });

test.each(guides)("B20 a brand can copy each example of %s", (file) => {
  const [copy = {}, sections = {}, ...settings] = examplesIn(file);
  expect(overridableKeys).toEqual(expect.arrayContaining(Object.keys(copy)));
  expect(readSections(sections)).toMatchObject(sections);
  expect(settings.map((part) => Object.keys(part))).toEqual([["furtherPapers"], ["tags"]]);
  for (const part of settings) expect(readSettings({ ...exampleSettings, ...part })).toMatchObject(part);
});

test.each(guides)("B20 each placeholder in the table of %s is filled with the value beside it", (file) => {
  const rows = [...guide(file).matchAll(/^\| `(\{\w+\})` \| (.+?) \|/gm)];
  const filled = rows.map(([, placeholder = ""]) =>
    fillGivenValues(placeholder, legalValues(exampleSettings)),
  );
  expect(rows.length).toBe(Object.keys(legalValues(exampleSettings)).length);
  expect(rows.map(([, , value]) => value)).toEqual(filled);
});
