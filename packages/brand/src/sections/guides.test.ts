import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { exampleSettings } from "../testing/example-brand.ts";
import { legalValues } from "../text/legal-values.ts";
import { PagePart } from "./own-page.ts";
import { TopSection } from "./top-section.ts";

const guide = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const guides = ["guide.md", "guide-ja.md"];

test.each(guides)("B20 %s has a row for each part of the top page", (file) => {
  const rows = [...guide(file).matchAll(/^\| `(\w+)` /gm)].map(([, kind]) => kind);
  expect(rows).toEqual(TopSection.options.map(({ entries }) => entries.kind.literal));
});

test.each(guides)("B20 %s shows each part of an own page", (file) => {
  const example = /^pages: \[[\s\S]*?^\],$/m.exec(guide(file))?.[0] ?? "";
  const shown = [...example.matchAll(/kind: "(\w+)"/g)].map(([, kind]) => kind);
  expect(shown).toEqual(PagePart.options.map(({ entries }) => entries.kind.literal));
});

test.each(guides)("B20 %s names every value of the settings that a text may take", (file) => {
  const named = [...guide(file).matchAll(/`\{(\w+)\}`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys(legalValues(exampleSettings)).sort());
});
