import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { readBrand } from "./brand-source.ts";
import { checkBrands } from "./check-brands.ts";

const repository = fileURLToPath(new URL("../../../../", import.meta.url));
const root = mkdtempSync(join(tmpdir(), "kaitori-sections-"));
afterAll(() => rmSync(root, { recursive: true }));
cpSync(join(repository, "brands/akane"), join(root, "brands/akane"), {
  recursive: true,
  filter: (path) => !path.includes("node_modules"),
});

const check = (...lines: readonly string[]) => {
  writeFileSync(join(root, "brands/akane/sections.ts"), ["export default {", ...lines, "};", ""].join("\n"));
  return checkBrands([readBrand(root, join(root, "brands"), "akane")], ["akane"]);
};

test("B20 a brand that composes nothing of its own has nothing to mend, with the file or without", () => {
  expect(check()).toEqual([]);
  rmSync(join(root, "brands/akane/sections.ts"));
  expect(checkBrands([readBrand(root, join(root, "brands"), "akane")], ["akane"])).toEqual([]);
});

const closing = '{ kind: "closing" }';
test.each([
  { fault: "a kind that nobody knows", line: 2, lines: ['top: [{ kind: "heros" }],'] },
  { fault: "a variant that nobody knows", line: 2, lines: ['top: [{ kind: "hero", variant: "up" }],'] },
  {
    fault: "a key that nobody reads",
    line: 2,
    lines: [`top: [{ kind: "hero", image: "a.png" }, ${closing}],`],
  },
  { fault: "a page without its heading", line: 2, lines: [`top: [${closing}],`] },
  {
    fault: "the same part twice",
    line: 4,
    lines: ['top: [{ kind: "hero" },', '  { kind: "points" },', `  { kind: "points" }, ${closing}],`],
  },
  { fault: "no way in", line: 2, lines: ['top: [{ kind: "hero" }],'] },
  {
    fault: "the calculator in the hero and below it",
    line: 3,
    lines: ['top: [{ kind: "hero", variant: "calculator" },', '  { kind: "calculator" }],'],
  },
  {
    fault: "a figure of a setting that is none",
    line: 3,
    lines: [
      'top: [{ kind: "hero" },',
      `  { kind: "figures", items: [{ label: "結果", value: "{decisionDay}営業日" }] }, ${closing}],`,
    ],
  },
  {
    fault: "a figure without a name",
    line: 2,
    lines: [`top: [{ kind: "hero" }, { kind: "figures", items: [{ value: "1日" }] }, ${closing}],`],
  },
  {
    fault: "nobody who may apply",
    line: 2,
    lines: [`top: [{ kind: "hero" }, { kind: "audience", items: [] }, ${closing}],`],
  },
  {
    fault: "no voices",
    line: 2,
    lines: [`top: [{ kind: "hero" }, { kind: "voices", title: "声", items: [] }, ${closing}],`],
  },
  {
    fault: "a notice of no day",
    line: 2,
    lines: [
      `top: [{ kind: "hero" }, { kind: "notices", title: "お知らせ", items: [{ date: "11/16", text: "休み" }] }, ${closing}],`,
    ],
  },
  {
    fault: "a notice that leads nowhere",
    line: 2,
    lines: [
      `top: [{ kind: "hero" }, { kind: "notices", title: "お知らせ", items: [{ date: "2026-11-16", text: "休み", href: "/holidays/" }] }, ${closing}],`,
    ],
  },
  { fault: "a header that leads nowhere", line: 2, lines: ['header: [{ label: "会社", href: "/about/" }],'] },
  { fault: "a link to nowhere", line: 2, lines: ['footer: [{ label: "採用", href: "/recruit/" }],'] },
  {
    fault: "a link without encryption",
    line: 2,
    lines: ['footer: [{ label: "採用", href: "http://a.example/" }],'],
  },
  {
    fault: "an article after one that is not there",
    line: 2,
    lines: ['articles: { terms: [{ after: 40, title: "会員", text: "会員です。" }] },'],
  },
  {
    fault: "an article that gives others of the contract another number",
    line: 2,
    lines: ['articles: { agreement: [{ after: 3, title: "会員", text: "会員です。" }] },'],
  },
  {
    fault: "an article after the last of the contract",
    line: 2,
    lines: ['articles: { agreement: [{ after: 18, title: "会員", text: "会員です。" }] },'],
  },
  {
    fault: "an article of a title that the contract has",
    line: 2,
    lines: ['articles: { agreement: [{ after: 15, title: "解除", text: "解除します。" }] },'],
  },
  {
    fault: "an article in two paragraphs without a heading",
    line: 2,
    lines: ['articles: { agreement: [{ after: 15, title: "会員", text: "一つ。\\n\\n二つ。" }] },'],
  },
  {
    fault: "an article with a place that nothing fills",
    line: 2,
    lines: ['articles: { terms: [{ after: 2, title: "会員", text: "{compani}の会員です。" }] },'],
  },
  {
    fault: "a word that no brand may use",
    line: 2,
    lines: ['articles: { privacy: [{ after: 1, title: "融資", text: "融資いたします。" }] },'],
  },
  {
    fault: "what nobody has written yet",
    line: 2,
    lines: ['footer: [{ label: "【要記入】", href: "/terms/" }],'],
  },
])("B20 $fault is found where it stands", ({ line, lines }) => {
  const findings = check(...lines);
  expect(findings.length).toBeGreaterThan(0);
  for (const found of findings) expect(found).toMatchObject({ file: "brands/akane/sections.ts", line });
});

test("B20 an article of the contract in the brand's own words has nothing to mend after those named by number", () => {
  expect(
    check(
      'articles: { agreement: [{ after: 15, title: "組合員の特則", text: "{we}の組合員について定めます。" }] },',
    ),
  ).toEqual([]);
});

test("B20 a brand takes no article out of its contract", () => {
  const copy = join(root, "brands/akane/copy.ts");
  const before = readFileSync(copy, "utf8");
  writeFileSync(copy, 'export default {\n  "agreement.article9Title": "",\n};\n');
  const findings = checkBrands([readBrand(root, join(root, "brands"), "akane")], ["akane"]);
  writeFileSync(copy, before);
  expect(findings).toMatchObject([{ file: "brands/akane/copy.ts", line: 2 }]);
});
