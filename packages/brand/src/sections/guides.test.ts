import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openKeys } from "../check/base-copy.ts";
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

test.each(guides)("B20 %s overrides texts that there are", (file) => {
  const example = /^export default \{\n([\s\S]*?)^\} satisfies CopyOverrides;$/m.exec(guide(file))?.[1] ?? "";
  const keys = [...example.matchAll(/^ {2}"([\w.]+)": "/gm)].map(([, key = ""]) => key);
  expect(keys.length).toBeGreaterThan(0);
  expect(openKeys).toEqual(expect.arrayContaining(keys));
});

test.each(guides)("B20 %s says what a section of the top page cannot be without", (file) => {
  const [, sentence = ""] =
    /(?:To be written are|必ず書くのは)([\s\S]*?)(?:the\s+rest|ほかは)/.exec(guide(file)) ?? [];
  const wanting = TopSection.options.flatMap(({ entries: { kind, ...rest } }) =>
    Object.values(rest).some(({ type }) => type !== "optional") ? [kind.literal] : [],
  );
  const kinds = TopSection.options.map(({ entries }) => entries.kind.literal);
  expect(kinds.filter((kind) => new RegExp(`\\b${kind}\\b`).test(sentence)).sort()).toEqual(wanting.sort());
});

test.each(guides)("B20 %s names every value of the settings that a text may take", (file) => {
  const named = [...guide(file).matchAll(/`\{(\w+)\}`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys(legalValues(exampleSettings)).sort());
});
