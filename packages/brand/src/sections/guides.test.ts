import { readFileSync } from "node:fs";
import { compositionChoices } from "@kaitori/ui/theme";
import { expect, test } from "vitest";
import { openKeys } from "../check/base-copy.ts";
import { exampleSettings } from "../testing/example-brand.ts";
import { legalValues } from "../text/legal-values.ts";
import { Decisions } from "../tokens/decisions.ts";
import { PagePart } from "./own-page.ts";
import { TopSection } from "./top-section.ts";

const guide = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const guides = ["guide.md", "guide-ja.md"];

test.each(guides)("B20 %s has a row for each section of the top page", (file) => {
  const rows = [...guide(file).matchAll(/^\| `(\w+)` /gm)].map(([, kind]) => kind);
  expect(rows).toEqual(TopSection.options.map(({ entries }) => entries.kind.literal));
});

test.each(guides)("R1.2 %s names every decision about the composition with its choices", (file) => {
  const lines = guide(file).split(/^- /m);
  for (const [name, choices] of Object.entries(compositionChoices)) {
    const [line = ""] = (lines.find((text) => text.startsWith(`\`${name}\``)) ?? "").split("\n\n");
    expect([...line.matchAll(/`(\w+)`/g)].map(([, word]) => word)).toEqual([name, ...choices]);
  }
});

/** Decisions other than colours and composition, with their choices. */
const decisionsOfTheLook = Object.entries(Decisions.entries).flatMap(([name, { type, ...entry }]) => {
  const pipe: readonly object[] = "pipe" in entry ? entry.pipe : [];
  if (type === "optional" || type === "custom") return [];
  const options = pipe.flatMap((step) =>
    "options" in step && Array.isArray(step.options) ? step.options : [],
  );
  return [{ name, choices: options.map(String) }];
});

test.each(guides)("R1.2 %s names every decision about the look with its choices", (file) => {
  const lines = guide(file).split(/^- /m);
  for (const { name, choices } of decisionsOfTheLook) {
    const [line = ""] = (lines.find((text) => text.startsWith(`\`${name}\``)) ?? "").split("\n\n");
    expect([...line.matchAll(/`(\w+)`/g)].map(([, word]) => word)).toEqual([name, ...choices]);
  }
  expect(decisionsOfTheLook.map(({ name }) => name)).toEqual(expect.arrayContaining(["header", "corner"]));
});

test.each(guides)("B20 %s shows each part of an own page", (file) => {
  const example = /^pages: \[[\s\S]*?^\],$/m.exec(guide(file))?.[0] ?? "";
  const shownKinds = [...example.matchAll(/kind: "(\w+)"/g)].map(([, kind]) => kind);
  expect(shownKinds).toEqual(PagePart.options.map(({ entries }) => entries.kind.literal));
});

test.each(guides)("B20 the copy keys in %s exist", (file) => {
  const example = /^export default \{\n([\s\S]*?)^\} satisfies CopyOverrides;$/m.exec(guide(file))?.[1] ?? "";
  const keys = [...example.matchAll(/^ {2}"([\w.]+)": "/gm)].map(([, key = ""]) => key);
  expect(keys.length).toBeGreaterThan(0);
  expect(openKeys).toEqual(expect.arrayContaining(keys));
});

test.each(guides)("B20 %s names the required parts of each section of the top page", (file) => {
  const [, sentence = ""] =
    /(?:These are required:|必ず書くのは)([\s\S]*?)(?:the\s+rest|ほかは)/.exec(guide(file)) ?? [];
  const required = TopSection.options.flatMap(({ entries: { kind, ...rest } }) =>
    Object.values(rest).some(({ type }) => type !== "optional") ? [kind.literal] : [],
  );
  const kinds = TopSection.options.map(({ entries }) => entries.kind.literal);
  expect(kinds.filter((kind) => new RegExp(`\\b${kind}\\b`).test(sentence)).sort()).toEqual(required.sort());
});

test.each(guides)("B20 %s names every value of the settings that a text may contain", (file) => {
  const names = [...guide(file).matchAll(/`\{(\w+)\}`/g)].map(([, name]) => name);
  expect(names.sort()).toEqual(Object.keys(legalValues(exampleSettings)).sort());
});

test.each(guides)(
  "B20 %s shows the value of each placeholder, without the unit that the text must add",
  (file) => {
    const rows = [...guide(file).matchAll(/^\| `\{(\w+)\}` \| (.+?) \|/gm)];
    const values = Object.entries(legalValues(exampleSettings)).map(([name, value]) => [name, String(value)]);
    expect(rows.map(([, name, value]) => [name, value]).sort()).toEqual(values.sort());
  },
);
