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

test("B20 a brand that composes nothing of its own has nothing to mend, with the file or without", async () => {
  expect(await check()).toEqual([]);
  rmSync(join(root, "brands/akane/sections.ts"));
  expect(await checkBrands([readBrand(root, join(root, "brands"), "akane")], ["akane"])).toEqual([]);
});

const voices = {
  path: "/about/voices",
  title: "使った方の声",
  description: "お使いになった方の声です。",
  parts: [{ kind: "text", text: "{handOverDays}営業日以内にお引き渡しください。" }],
};
/** As it stands in a file, on one line. */
const written = (page: object) => JSON.stringify(page);
const toVoices = 'footer: [{ label: "声", href: "/about/voices/" }],';
const toBoth =
  'footer: [{ label: "声", href: "/about/voices/" }, { label: "ほかの声", href: "/about/others/" }],';

test("B20 a page of the brand's own has nothing to mend, and links may lead to it", async () => {
  expect(await check(`pages: [${written(voices)}],`, toVoices)).toEqual([]);
});

test("B20 a page to which nothing leads but itself is told as advice", async () => {
  const parts = [{ kind: "links", items: [{ label: "声", href: "/about/voices/" }] }];
  expect(await check(`pages: [${written({ ...voices, parts })}],`)).toMatchObject([
    { level: "advice", rule: "links", line: 2, message: { en: 'nothing leads to "/about/voices"' } },
  ]);
});

test("B20 a text of the top page takes what holds from the settings", async () => {
  const question = '{ question: "いつ届きますか。", answer: "{payOutDays}営業日以内です。" }';
  expect(
    await check(`top: [{ kind: "hero" }, { kind: "questions", items: [${question}] }, ${closing}],`),
  ).toEqual([]);
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
  {
    fault: "the same question twice",
    line: 4,
    lines: [
      'top: [{ kind: "hero" }, { kind: "questions", items: [',
      '  { question: "いくらですか。", answer: "{feeMin}%から" },',
      `  { question: "いくらですか。", answer: "{feeMax}%まで" }] }, ${closing}],`,
    ],
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
    fault: "a text of the top page with a place that nothing fills",
    line: 3,
    lines: [
      'top: [{ kind: "hero" },',
      '  { kind: "voices", title: "声", items: [{ who: "町工場", text: "{decision}日で届きました。" }] },',
      `  ${closing}],`,
    ],
  },
  {
    fault: "a brace that begins no place",
    line: 2,
    lines: [`top: [{ kind: "hero" }, { kind: "telephone", title: "お電話で｛どうぞ" }, ${closing}],`],
  },
  {
    fault: "a link of the footer with a place, which nothing fills",
    line: 2,
    lines: ['footer: [{ label: "{company}の規約", href: "/terms/" }],'],
  },
  ...[
    { fault: "an address without its slash", page: { path: "about" } },
    { fault: "an address in capitals", page: { path: "/About" } },
    { fault: "an address with a slash at its end", page: { path: "/about/" } },
    { fault: "an address with a parameter", page: { path: "/about/:name" } },
    { fault: "an address of the site", page: { path: "/login" } },
    { fault: "an address below one of the site", page: { path: "/entry/guide" } },
    { fault: "an address of the server", page: { path: "/api/guide" } },
  ].map(({ fault, page }) => ({ fault, line: 2, lines: [`pages: [${written({ ...voices, ...page })}],`] })),
  ...[
    { fault: "a page without a title", page: { title: undefined } },
    { fault: "a page without a description", page: { description: "" } },
    { fault: "a description that no search result shows", page: { description: "あ".repeat(141) } },
    { fault: "a page that says nothing", page: { parts: [] } },
    { fault: "a part of a kind that no page has", page: { parts: [{ kind: "hero" }] } },
    {
      fault: "a photograph that the brand does not have",
      page: { parts: [{ kind: "picture", picture: "shop" }] },
    },
    {
      fault: "a page with a place that nothing fills",
      page: { parts: [{ kind: "text", text: "{days}日以内です。" }] },
    },
    {
      fault: "a page with a word that no brand may use",
      page: { parts: [{ kind: "text", text: "融資です。" }] },
    },
    {
      fault: "a page that leads nowhere",
      page: { parts: [{ kind: "links", items: [{ label: "次へ", href: "/guides/" }] }] },
    },
  ].map(({ fault, page }) => ({
    fault,
    line: 2,
    lines: [`pages: [${written({ ...voices, ...page })}],`, toVoices],
  })),
  {
    fault: "two pages of one address",
    line: 3,
    lines: [`pages: [${written(voices)},`, `${written({ ...voices, title: "ほかの声" })}],`, toVoices],
  },
  {
    fault: "two pages of one title",
    line: 3,
    lines: [`pages: [${written(voices)},`, `${written({ ...voices, path: "/about/others" })}],`, toBoth],
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
])("B20 $fault is found where it stands", async ({ line, lines }) => {
  const findings = await check(...lines);
  expect(findings.length).toBeGreaterThan(0);
  for (const found of findings) expect(found).toMatchObject({ file: "brands/akane/sections.ts", line });
});

test("B20 an article of the contract in the brand's own words has nothing to mend after those named by number", async () => {
  expect(
    await check(
      'articles: { agreement: [{ after: 15, title: "組合員の特則", text: "{we}の組合員について定めます。" }] },',
    ),
  ).toEqual([]);
});

test("B20 a brand takes no article out of its contract", async () => {
  const copy = join(root, "brands/akane/copy.ts");
  const before = readFileSync(copy, "utf8");
  writeFileSync(copy, 'export default {\n  "agreement.article9Title": "",\n};\n');
  const findings = await checkBrands([readBrand(root, join(root, "brands"), "akane")], ["akane"]);
  writeFileSync(copy, before);
  expect(findings).toMatchObject([{ file: "brands/akane/copy.ts", line: 2 }]);
});

test.each([
  ["items", '{ kind: "audience" }', 'Add items: [{ title: "…", text: "…" }].'],
  ["title", '{ kind: "company" }', 'Add title: "…".'],
  ["value", '{ kind: "figures", items: [{ label: "創業" }] }', 'Add value: "…".'],
  ["several", '{ kind: "history" }', 'Add title: "…", items: [{ when: "…", text: "…" }].'],
])("B20 what a section lacks is shown as it is written: %s", async (_, section, mend) => {
  expect(await check(`top: [{ kind: "hero" }, ${section}, ${closing}],`)).toMatchObject([
    { rule: "sections", line: 2, mend: { en: mend } },
  ]);
});
