import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { readBrand } from "./brand-source.ts";
import { checkBrands } from "./check-brands.ts";
import { svgSize } from "./svg-size.ts";

const repository = fileURLToPath(new URL("../../../../", import.meta.url));
const root = mkdtempSync(join(tmpdir(), "kaitori-brand-"));
const brandsDir = join(root, "brands");
afterAll(() => rmSync(root, { recursive: true }));

/** One fault: in this file, `from` becomes `to`; it is found at the line of `at` (or of `to`). */
type Fault = { file: string; from: string | RegExp; to: string; at?: string; rule: string };

const settings = (from: string | RegExp, to: string, rule = "settings", at?: string): Fault => ({
  file: "settings.ts",
  from,
  to,
  rule,
  ...(at ? { at } : {}),
});
const tokens = (from: string | RegExp, to: string, rule = "tokens", at?: string): Fault => ({
  ...settings(from, to, rule, at),
  file: "tokens.ts",
});
const pictures = (from: string, to: string, at?: string): Fault => ({
  ...settings(from, to, "assets", at),
  file: "assets.ts",
});
/** A line more in the copy. */
const copy = (line: string, rule: string): Fault => ({
  file: "copy.ts",
  from: "export default {\n",
  to: `export default {\n  ${line},\n`,
  at: line,
  rule,
});

/** Tags of the brand, each line of them a fault or what belongs to it. */
const tag = (list: string, rule: string, at = list): Fault =>
  settings("blogTag: 15,", `blogTag: 15,\n  tags: { consent: "ask", list: [\n${list},\n] },`, rule, at);
const otherTag = (more: string) =>
  `{ kind: "other", name: "広告計測", company: "株式会社計測", sent: "URL", purpose: "広告の効果の測定", policy: "https://measured.example/", ${more} }`;

/** A paper that the brand asks for, with one fault: each of these fields takes the place of a sound one. */
const paper = (fields: Readonly<Record<string, string>>, rule: string, at: string, more = ""): Fault => {
  const sound = {
    key: '"tax_payment"',
    title: '"納税証明書"',
    guidance: '"税務署で受け取れます。"',
    from: '"corporate"',
    required: "true",
  };
  const lines = Object.entries({ ...sound, ...fields }).flatMap(([name, value]) =>
    value === "" ? [] : [`      ${name}: ${value},`],
  );
  const list = `  furtherPapers: [\n    {\n${lines.join("\n")}\n    },${more}\n  ],`;
  return settings("blogTag: 15,", `blogTag: 15,\n${list}`, rule, at);
};

const faults: { [name: string]: Fault } = {
  "host with a scheme": settings('["akane.localhost"]', '["https://akane.localhost"]'),
  "host in upper case": settings('["akane.localhost"]', '["Akane.localhost"]'),
  "no host": settings('["akane.localhost"]', "[]"),
  "API at another brand's host": settings(
    'hosts: ["akane.localhost"]',
    'hosts: ["akane.localhost"],\n  apiHost: "https://wakaba.localhost"',
    "hosts",
    "apiHost",
  ),
  "host named twice": settings('["akane.localhost"]', '["akane.localhost", "akane.localhost"]', "hosts"),
  "host of another brand": settings(
    '["akane.localhost"]',
    '["akane.localhost", "wakaba.localhost"]',
    "hosts",
  ),
  "a switch that is a text": settings("individuals: true", 'individuals: "yes"'),
  "unknown setting": settings("blogTag: 15,", "blogTag: 15,\n  blogTags: 16,", "settings", "blogTags: 16"),
  "missing setting": settings("  individuals: true,\n", "", "settings", "export default {"),
  "sender without a domain": settings('address: "info@akane-factoring.example"', 'address: "info"'),
  "share above one": settings("feeRatioMax: 0.12", "feeRatioMax: 12"),
  "limits the wrong way round": settings("purchaseAmountMax: 100_000_000", "purchaseAmountMax: 100_000"),
  "fractional yen": settings("bankCharge: 550", "bankCharge: 550.5"),
  "postcode without its hyphen": settings('"103-0022"', '"1030022"'),
  "impossible date": settings('"2026-11-23"', '"2026/10/01"'),
  "tag manager's id of another kind": tag('{ kind: "tagManager", id: "UA-1" }', "settings"),
  "tag of an unknown kind": tag('{ kind: "pixel" }', "settings"),
  "tag that says nothing of itself": tag('{ kind: "other", name: "広告計測" }', "settings"),
  "tag named twice": tag(
    '{ kind: "tagManager", id: "GTM-A1" },\n{ kind: "tagManager", id: "GTM-A2" }',
    "tags",
    "GTM-A2",
  ),
  "tag that nothing loads": tag('{ kind: "googleAnalytics" }', "tags"),
  "tag that browsers refuse": tag(
    `{ kind: "tagManager", id: "GTM-A1" },\n${otherTag("")}`,
    "tags",
    'kind: "other"',
  ),
  "tag without encryption": tag(otherTag('script: "http://cdn.measured.example/tag.js"'), "settings"),
  "tag whose origin is an address": tag(otherTag('origins: ["https://measured.example/a"]'), "settings"),
  "tags without a way of asking": settings(
    "blogTag: 15,",
    'blogTag: 15,\n  tags: { list: [{ kind: "tagManager", id: "GTM-A1" }] },',
    "settings",
    "tags: {",
  ),
  "test that is told to nobody": settings(
    "blogTag: 15,",
    'blogTag: 15,\n  abTestId: "hero-2",',
    "tags",
    "abTestId",
  ),
  "paper with an unknown key": paper({ hint: '"x"' }, "settings", "hint:"),
  "paper without guidance": paper({ guidance: "" }, "settings", "    {"),
  "paper whose guidance says nothing": paper({ guidance: '""' }, "settings", "guidance:"),
  "paper whose key is no key": paper({ key: '"納税"' }, "settings", "key:"),
  "paper whose key ends in a number": paper({ key: '"tax_2"' }, "settings", "key:"),
  "paper of nobody in particular": paper({ from: '"everyone"' }, "settings", "from:"),
  "paper in a form that is not taken": paper({ only: '"excel"' }, "settings", "only:"),
  "paper that is never good": paper({ goodForDays: "0" }, "settings", "goodForDays:"),
  "paper of the specification by its key": paper({ key: '"tax_returns"' }, "further-papers", "key:"),
  "paper of the specification by its title": paper({ title: '"確定申告書"' }, "further-papers", "title:"),
  "paper whose key has what is put before it": paper({ key: '"further_tax"' }, "further-papers", "key:"),
  "paper of more files than are taken": paper({ files: "50" }, "further-papers", "files:"),
  "two papers of one key": paper(
    {},
    "further-papers",
    'key: "tax_payment", title: "別の書類"',
    '\n    { key: "tax_payment", title: "別の書類", guidance: "窓口", from: "both", required: false },',
  ),
  "two papers of one title": paper(
    {},
    "further-papers",
    'key: "other", title',
    '\n    { key: "other", title: "納税証明書", guidance: "窓口", from: "both", required: false },',
  ),
  "forbidden word in the guidance of a paper": paper(
    { guidance: '"融資の際にお使いになるもの。"' },
    "forbidden-words",
    "guidance:",
  ),
  "empty company": settings('"株式会社茜屋商会"', '""'),
  "representative left to be written": settings('"代表取締役 茜谷 宗一郎"', '"【要記入】"', "unfinished"),
  "company of a template": settings('"株式会社茜屋商会"', '"サンプル株式会社"', "unfinished"),
  "link without a scheme": settings(
    '"https://help.akane-factoring.example/uploads/"',
    '"help.akane-factoring.example"',
  ),
  "link to no page": settings(
    '"https://help.akane-factoring.example/uploads/"',
    '"/policy/privcy/"',
    "links",
  ),
  "link to an internal host": settings(
    '"https://help.akane-factoring.example/uploads/"',
    '"https://wiki.internal/"',
    "links",
  ),
  "code in the settings": settings("individuals: true", "individuals: isOpen()", "data"),
  "key twice": settings("blogTag: 15,", "blogTag: 15,\n  blogTag: 16,", "data", "blogTag: 16"),
  "colour by name": tokens('"#a12a2f"', '"madder"'),
  "transparent colour": tokens('"#a12a2f"', '"#a12a2fcc"'),
  "choice that is not on offer": tokens('header: "paper"', 'header: "glass"'),
  "frame that is not on offer": tokens('frame: "letterhead"', 'frame: "poster"'),
  "missing decision": tokens('    buttons: "corner",\n', "", "tokens", "decisions: {"),
  "unknown override": tokens(
    "  },\n} satisfies",
    '  },\n  overrides: { colour: { brandInks: "#000000" } },\n} satisfies',
    "tokens",
    "brandInks",
  ),
  "ink that is too pale": tokens('ink: "#261d1b"', 'ink: "#9a9a9a"', "contrast"),
  "cards that alone are dark": tokens('surface: "#fffefc"', 'surface: "#101828"', "contrast", "surface"),
  "override that cannot be read": tokens(
    "  },\n} satisfies",
    '  },\n  overrides: { colour: { onAction: "#d07075" } },\n} satisfies',
    "contrast",
    "onAction",
  ),
  "stale key": copy('"top.heroHeadline": "請求書をお買い取りいたします"', "copy-keys"),
  "misspelt area": copy('"topp.heroNote": "費用はかかりません"', "copy-keys"),
  "string of the specification": copy('"specification.required": "ご入力ください。"', "copy-keys"),
  "a language that is none": copy('"dates.language": "日本語"', "copy-keys"),
  "empty text": copy('"login.noAccount": ""', "copy-keys"),
  "white space at the end": copy('"login.noAccount": "違います。 "', "copy-keys"),
  "nothing new": copy('"login.forgot": "パスワードをお忘れの方"', "copy-keys"),
  "lost placeholder": copy('"mypage.claimCount": "請求書すべて"', "placeholders"),
  "unknown placeholder": copy('"login.forgot": "{name}さまのパスワード"', "placeholders"),
  "misspelt placeholder": copy('"mypage.claimCount": "請求書{cont}件"', "placeholders"),
  "full-width braces": copy('"login.forgot": "パスワード｛再設定｝"', "placeholders"),
  融資: copy('"topParts.answer1": "請求書をもとに融資いたします。"', "forbidden-words"),
  貸付: copy('"topParts.answer2": "貸 付の条件をお示しします。"', "forbidden-words"),
  審査なし: copy('"topParts.answer3": "審査なしでご利用いただけます。"', "forbidden-words"),
  即日必ず: copy('"topParts.answer4": "即日必ずお振り込みします。"', "forbidden-words"),
  "half-width ﾛｰﾝ": copy('"topParts.answer5": "ﾛｰﾝとは違い、早く届きます。"', "forbidden-words"),
  "rank by number": copy('"topParts.answer6": "利用者数Ｎｏ．１の手数料です。"', "forbidden-words"),
  "rank without proof": copy('"topParts.answer6": "業界最安の手数料です。"', "forbidden-words"),
  "damages that nobody counts": copy(
    '"entryStatus.delayCost": "遅れると、年20％の遅延損害金がかかります（{amount}円なら1日{perDay}円）。"',
    "forbidden-words",
  ),
  "plain http in a mail": copy('"login.noAccount": "http://akane.example/ へ"', "links"),
  "picture that is not there": pictures('"hero.svg"', '"heroes.svg"', "heroes.svg"),
  "size that is not the file's": pictures("width: 640, height: 480", "width: 640, height: 400"),
  "social image as a drawing": pictures('"social.png"', '"social.svg"'),
  "mark that is not square": pictures(
    'mark: { file: "mark.svg", width: 64',
    'mark: { file: "mark.svg", width: 60',
  ),
  "another brand's name": { file: "index.ts", from: 'name: "akane"', to: 'name: "akama"', rule: "name" },
  "another package's name": {
    file: "package.json",
    from: '"@kaitori/brand-akane"',
    to: '"@kaitori/brand-wakaba"',
    rule: "name",
  },
  "drawing that is used nowhere": {
    file: "assets/unused.svg",
    from: "",
    to: "<svg/>",
    rule: "assets",
  },
  "a file that does not parse": settings(
    "} satisfies BrandSettings;",
    "} satisfies BrandSettings;\n} // more",
    "data",
    "} // more",
  ),
  "a file that goes on after its data": {
    ...settings("} satisfies BrandSettings;", "} satisfies BrandSettings;\nexport const more = 1;", "data"),
    at: "export const more",
  },
  "code before the data": settings(
    "export default {",
    "const open = true;\nexport default {",
    "data",
    "const open",
  ),
  "hours the wrong way round": settings("9:00〜17:30", "17:30〜9:00"),
  "uploads of 10 GB": settings("uploadBytes: 10_485_760", "uploadBytes: 10_737_418_240"),
  "uploads of a few bytes": settings("uploadBytes: 10_485_760", "uploadBytes: 10_485"),
  "no upload of any kind": settings("uploadsPerKind: 20", "uploadsPerKind: 0"),
  "a thousand uploads of each kind": settings("uploadsPerKind: 20", "uploadsPerKind: 1_000"),
  "a fee of 90 %": settings("feeRatioMax: 0.12", "feeRatioMax: 0.9"),
  "fees the wrong way round": settings("feeRatioMax: 0.12", "feeRatioMax: 0.01"),
  "a bank charge above the amount": settings("bankCharge: 550", "bankCharge: 300_001"),
  "a telephone number of hyphens": settings('"03-0000-0150"', '"0-----------"'),
  "a telephone number without hyphens": settings('"03-0000-0150"', '"0300000150"'),
  "a telephone number of 9 digits": settings('"03-0000-0150"', '"03-000-0150"'),
  "the telephone number of a new brand": settings('"03-0000-0150"', '"03-0000-0000"', "unfinished"),
  "the bank code of another bank": settings('bankCode: "0001"', 'bankCode: "0005"', "return-account"),
  "the code of another branch": settings('branchCode: "038"', 'branchCode: "039"', "return-account"),
  "a revision before the beginning": settings('"2026-11-23"', '"2018-10-01"'),
  "a day that does not exist": settings('"2026-11-23"', '"2026-02-30"'),
  "a mail address without its name": settings('"info@akane-factoring.example"', '"@akane-factoring.example"'),
  "an account number of six digits": settings(/number: "\d/, 'number: "'),
  "a branch code of two digits": settings(/branchCode: "\d/, 'branchCode: "'),
  "a bank code of five digits": settings('bankCode: "0001"', 'bankCode: "00010"'),
  "an account of an unknown kind": settings('depositType: "ordinary"', 'depositType: "savings"'),
  "a holder in kanji": settings(/holder: "[^"]+"/, 'holder: "茜屋商会"'),
  "a holder that banks cannot transmit": settings(/holderKana: "[^"]+"/, 'holderKana: "アカネ"'),
  "a holder whose two writings differ": settings(/holderKana: "[^"]+"/, 'holderKana: "ｶ)ｱｶﾈﾔｼﾖｳﾃﾝ"'),
  "a promise of no days": settings(/decision: \d+/, "decision: 0"),
  "a promise of a month": settings(/payOut: \d+/, "payOut: 30"),
  "an hour that does not exist": settings(/dayEnds: "[^"]+"/, 'dayEnds: "25:00"'),
  "a closed day that moves nowhere": settings(/closedDay: "[^"]+"/, 'closedDay: "same"'),
  "a switch of maintenance that is a text": settings("on: false", 'on: "no"'),
  "a postcode in full width": settings('"103-0022"', '"１０３-００２２"'),
  "an origin with a path": settings(
    "blogTag: 15,",
    'blogTag: 15,\n  apiHost: "https://api.akane.example/v1",',
    "settings",
    "apiHost",
  ),
  "a tag of the blog that is no number": settings("blogTag: 15,", 'blogTag: "15",'),
  "a link to nowhere in the footer": {
    file: "sections.ts",
    from: "export default {",
    to: 'export default {\n  footer: [{ label: "採用", href: "/recruit/" }],',
    at: "/recruit/",
    rule: "links",
  },
  "a corner that is too round": tokens(/corner: \d+/, "corner: 33"),
  "a weight that no type has": tokens(/headingWeight: \d+/, "headingWeight: 650"),
  "a type that is not on offer": tokens(/bodyFamily: "\w+"/, 'bodyFamily: "script"'),
  "a forbidden word in a drawing": {
    file: "assets/done.svg",
    from: "</svg>",
    to: '\n<path aria-label="融資" d="M0 0"/></svg>',
    at: "融資",
    rule: "assets",
  },
  "letters of a drawing that are not outlined": {
    file: "assets/done.svg",
    from: "</svg>",
    to: "\n<text>済</text></svg>",
    at: "<text>",
    rule: "assets",
  },
  "an event handler in a drawing": {
    file: "assets/done.svg",
    from: "</svg>",
    to: '\n<path onclick="x()" d="M0 0"/></svg>',
    at: "onclick",
    rule: "assets",
  },
  "a photograph in a drawing": {
    file: "assets/done.svg",
    from: "</svg>",
    to: '\n<image href="data:image/png;base64,AA=="/></svg>',
    at: "<image",
    rule: "assets",
  },
  "a fee below the lowest": copy('"login.noAccount": "手数料は1％から。"', "against-settings"),
  "a fee above the highest": copy('"login.noAccount": "手数料は15%です。"', "against-settings"),
  "an amount below the smallest": copy('"login.noAccount": "10万円から買い取ります。"', "against-settings"),
  "an amount above the largest": copy('"login.noAccount": "３億円まで買い取ります。"', "against-settings"),
  "another charge than the bank's": copy('"login.noAccount": "振込手数料は無料です。"', "against-settings"),
  "half-width kana": copy('"login.noAccount": "ﾌｧｸﾀﾘﾝｸﾞ がはじめての方"', "copy-keys"),
  "money within the day": copy('"login.noAccount": "その日のうちに入金します"', "against-settings"),
  "an invoice below the smallest amount": copy(
    '"login.noAccount": "1万円の請求書から買い取ります"',
    "against-settings",
  ),
  "the telephone of somebody else": copy('"login.noAccount": "お電話は 03-9999-9999 へ"', "against-settings"),
  "money in minutes": copy('"login.noAccount": "最短30分で入金"', "against-settings"),
  "money on the same day": copy('"login.noAccount": "即日お振り込みします。"', "against-settings"),
  "money earlier than promised": copy('"login.noAccount": "翌営業日に入金します。"', "against-settings"),
  "money later than promised": copy('"login.noAccount": "30営業日以内に入金します。"', "against-settings"),
  "hours that nobody keeps": copy(
    '"login.noAccount": "お電話は24時間365日お受けします。"',
    "against-settings",
  ),
  "the name of another brand": copy(
    '"login.noAccount": "わかば資金サポートにおまかせください。"',
    "against-settings",
  ),
  "a result earlier than promised": copy(
    '"login.noAccount": "審査の結果は最短1営業日以内です。"',
    "against-settings",
  ),
  "words of lending": copy('"login.noAccount": "請求書で借りられます。"', "forbidden-words"),
  "an easy review": copy('"login.noAccount": "審査が甘いと評判です。"', "forbidden-words"),
  "a link twice in the footer": {
    file: "sections.ts",
    from: "export default {",
    to: 'export default {\n  footer: [{ label: "必要な書類", href: "/#documents" }, { label: "規約", href: "/terms/" }],',
    at: '{ label: "規約"',
    rule: "links",
  },
  "a link that the header has already": {
    file: "sections.ts",
    from: "export default {",
    to: 'export default {\n  header: [{ label: "書類", href: "/#documents" }, { label: "料金", href: "/#price" }],',
    at: '{ label: "料金"',
    rule: "links",
  },
  "two links of one name": {
    file: "sections.ts",
    from: "export default {",
    to: 'export default {\n  footer: [{ label: "採用", href: "https://a.example/" },\n{ label: "採用", href: "https://b.example/" }],',
    at: '{ label: "採用", href: "https://b',
    rule: "links",
  },
  "a link to no section of the page": {
    file: "sections.ts",
    from: "export default {",
    to: 'export default {\n  header: [{ label: "声", href: "/#voices" }],',
    at: "/#voices",
    rule: "links",
  },
  "an advertising tag by another word": tag(
    otherTag('script: "https://cdn.measured.example/tag.js"').replace(
      "広告の効果の測定",
      "コンバージョンの計測",
    ),
    "tags",
    'kind: "other"',
  ),
  "an advertising tag that nobody is told of": tag(
    otherTag('script: "https://cdn.measured.example/tag.js"'),
    "tags",
    'kind: "other"',
  ),
  "a sender whose mails are refused": settings(
    '"info@akane-factoring.example"',
    '"akane.factoring@gmail.com"',
  ),
  "the sample's tag manager": tag('{ kind: "tagManager", id: "GTM-XXXXXXX" }', "unfinished"),
  "words that hold a place": copy('"login.noAccount": "ここに説明文が入ります"', "unfinished"),
  "a button's label of two lines": copy(
    `"login.noAccount": "${"はじめてご利用になる方はこちら".repeat(3)}"`,
    "copy-keys",
  ),
  "the court of another town": copy(
    '"login.noAccount": "大阪地方裁判所を管轄裁判所とします。"',
    "against-settings",
  ),
  "the company's name of before": copy(
    '"login.noAccount": "株式会社茜屋商店が承ります。"',
    "against-settings",
  ),
  "a sale with recourse": copy(
    '"login.noAccount": "お取引先が倒産したときは、買い戻していただきます。"',
    "against-settings",
  ),
  "a yearly rate": copy('"login.noAccount": "年率5％です。"', "forbidden-words"),
  "a share that no survey proves": copy('"login.noAccount": "満足度97％です。"', "forbidden-words"),
  "a highest fee that is not": copy('"login.noAccount": "手数料は最大でも8％です。"', "against-settings"),
  "a mark twice": copy('"login.noAccount": "はじめての方。。"', "copy-keys"),
  "a company's kind in short": settings('"株式会社茜屋商会"', '"㈱茜屋商会"'),
  "a link that does not say where": {
    file: "sections.ts",
    from: "export default {",
    to: 'export default {\n  footer: [{ label: "こちら", href: "https://a.example/" }],',
    at: "こちら",
    rule: "links",
  },
  "white space after an address": {
    file: "sections.ts",
    from: "export default {",
    to: 'export default {\n  footer: [{ label: "ブログ", href: "https://a.example/　" }],',
    at: "ブログ",
    rule: "sections",
  },
  "days that are not counted as bank days": {
    file: "sections.ts",
    from: "export default {",
    to: 'export default {\n  articles: { terms: [{ after: 16, title: "入金", text: "{payOutDays}日以内です。" }] },',
    at: "articles",
    rule: "sections",
  },
  "an article that is not there": {
    file: "sections.ts",
    from: "export default {",
    to: 'export default {\n  articles: { terms: [{ after: 16, title: "連絡", text: "民法第466条と第99条によります。" }] },',
    at: "articles",
    rule: "sections",
  },
  "script in a drawing": {
    file: "assets/done.svg",
    from: "</svg>",
    to: "\n<script>1</script></svg>",
    at: "<script>",
    rule: "assets",
  },
  "drawing that loads from elsewhere": {
    file: "assets/mark.svg",
    from: "</svg>",
    to: '\n<use href="https://example.com/a.svg#b"/></svg>',
    at: "https://example.com",
    rule: "assets",
  },
};

test.each(Object.entries(faults))("B9 %s is found where it stands", async (name, fault) => {
  const { places, line, found } = await findingsOf(name, fault);
  expect(places).toEqual([`${fault.rule} brands/akane/${fault.file}:${line}`]);
  const [first] = found;
  expect(first?.message.en).toMatch(/^\S.*[^.。]$/);
  expect(first?.mend.en).toMatch(/^\S.*\.$/);
  // In Japanese there is no English sentence left, but names of files, keys and commands.
  expect(first?.message.ja).toMatch(/[ぁ-ん].*[^.。]$/);
  expect(first?.mend.ja).toMatch(/[ぁ-ん].*[。）]$/);
  expect(`${first?.message.ja}${first?.mend.ja}`).not.toMatch(/\b(?:must|the|is|are|it|of)\b/);
});

/** Plants the fault in a copy of the brands, and checks the brand that has it. */
async function findingsOf(
  name: string,
  { file, from, to, at = to }: Fault,
  prepare: (folder: string) => void = () => undefined,
) {
  const path = join(brandsDir, "akane", file);
  rmSync(brandsDir, { recursive: true, force: true });
  for (const brand of ["akane", "wakaba"]) {
    cpSync(join(repository, "brands", brand), join(brandsDir, brand), {
      recursive: true,
      filter: (source) => !source.includes("node_modules"),
    });
  }
  const sound = existsSync(path) ? readFileSync(path, "utf8") : "";
  expect(typeof from === "string" ? sound.includes(from) : from.test(sound), name).toBe(true);
  const faulty = sound.replace(from, to);
  writeFileSync(path, faulty);
  const line = faulty.slice(0, faulty.indexOf(at)).split("\n").length;
  prepare(join(brandsDir, "akane"));
  const all = ["akane", "wakaba"].map((brand) => readBrand(root, brandsDir, brand));
  const found = await checkBrands(all, ["akane"]);
  return { places: found.map(({ rule, file, line }) => `${rule} ${file}:${line}`), line, found };
}

test("B9 a page written twice is one finding, which names its cause", async () => {
  const page =
    '{ path: "/voices", title: "声", description: "声です。", parts: [{ kind: "text", text: "声" }] }';
  const { found } = await findingsOf("page twice", {
    file: "sections.ts",
    from: "export default {",
    to: `export default {\n  footer: [{ label: "声", href: "/voices/" }],\n  pages: [${page},\n${page}],`,
    at: "pages: [",
    rule: "sections",
  });
  expect(found.map(({ message }) => message.ja)).toEqual(["「/voices」というアドレスのページが2つあります"]);
});

test("B9 a page at an address of the site is one finding, which names its cause", async () => {
  const page =
    '{ path: "/login", title: "入口", description: "入口です。", parts: [{ kind: "text", text: "声" }] }';
  const { found } = await findingsOf("page of the site", {
    file: "sections.ts",
    from: "export default {",
    to: `export default {\n  footer: [{ label: "声", href: "/login/" }],\n  pages: [${page}],`,
    at: "pages: [",
    rule: "sections",
  });
  expect(found.map(({ mend }) => mend.ja)).toEqual([
    expect.stringContaining("サイトのほかのページと違う語で始めてください"),
  ]);
});

test.each([
  ["feeMinimum", "Write {feeMin}, or the words themselves."],
  ["minFee", "Write {feeMin}, or the words themselves."],
  ["companyName", "Write {company}, or the words themselves."],
  ["tel", "Write the words themselves."],
])("B9 a setting that is called by another of its names is proposed: {%s}", async (name, mend) => {
  const { found } = await findingsOf(name, {
    file: "sections.ts",
    from: "export default {",
    to: `export default {\n  articles: { terms: [{ after: 16, title: "費用", text: "手数料は{${name}}です。" }] },`,
    at: "articles",
    rule: "sections",
  });
  expect(found.map((one) => one.mend.en)).toEqual([mend]);
});

test("B9 a section that is linked by its kind is proposed by its address", async () => {
  const { found } = await findingsOf("section by kind", {
    file: "sections.ts",
    from: "export default {",
    to: 'export default {\n  footer: [{ label: "料金", href: "/#calculator" }, { label: "書類", href: "/#documents" }],',
    at: "footer",
    rule: "links",
  });
  expect(found.map(({ mend }) => mend.en)).toEqual(['Write "/#price".']);
});

test.each([
  ["of its own attributes", '<svg width="32" height="32" viewBox="0 0 64 64"/>', { width: 32, height: 32 }],
  ["of its viewBox", '<svg viewBox="0 0 64 48"/>', { width: 64, height: 48 }],
  [
    "of its own attributes, in the units that they have",
    '<svg width="2rem" height="24pt" viewBox="0 0 64 64"/>',
    { width: 32, height: 32 },
  ],
  [
    "of the one attribute that it has, the other by its viewBox",
    '<svg width="32" viewBox="0 0 64 48"/>',
    { width: 32, height: 24 },
  ],
  [
    "of its viewBox, where it fills what is around it",
    '<svg width="100%" height="100%" viewBox="0 0 64 48"/>',
    { width: 64, height: 48 },
  ],
])("B9 a drawing has the size %s", (_, svg, size) => {
  expect(svgSize(svg)).toEqual(size);
});

test("B9 a logo that is hardly seen on its ground is found, a plate of its own makes it seen", async () => {
  const logo = (shapes: string) => ({
    file: "assets/logo-on-paper.svg",
    from: /<svg[\s\S]*<\/svg>/,
    to: `<svg viewBox="0 0 160 32">${shapes}</svg>`,
    at: "<svg",
    rule: "logo-ground",
  });
  const cream = '<path fill="#fff6e0" d="M0 0h9v9H0z"/>';
  const rules = async (shapes: string) =>
    (await findingsOf("logo", logo(shapes))).found.map(({ rule }) => rule);
  for (const shapes of [
    cream,
    '<path fill="ivory" d="M0 0h9v9H0z"/>',
    '<path style="fill: rgb(255, 246, 224)" d="M0 0h9v9H0z"/>',
    '<style>.a{fill:#fff6e0}</style><path class="a" d="M0 0h9v9H0z"/>',
    '<linearGradient id="g"><stop stop-color="#fff6e0"/></linearGradient><path fill="url(#g)" d="M0 0h9v9H0z"/>',
  ])
    expect(await rules(shapes), shapes).toContain("logo-ground");
  expect(await rules('<path fill="currentColor" d="M0 0h9v9H0z"/>')).not.toContain("logo-ground");
  expect(await rules(`<path fill="#a12a2f" d="M0 0h9v9H0z"/>${cream.replaceAll("M0", "M20")}`)).toContain(
    "logo-ground",
  );
  expect(await rules(`<path fill="#222222" d="M0 0h99v32H0z"/>${cream}`)).not.toContain("logo-ground");
});

test.each([
  ["individuals: true,", "個人事業主の方も歓迎します。", []],
  ["individuals: false,", "個人事業主の方も歓迎します。", ["against-settings"]],
  ["individuals: false,", "個人事業主の方は、いまはお使いいただけません。", []],
  ["individuals: false,", "法人・個人を問わずご利用いただけます。", ["against-settings"]],
  ["individuals: false,", "一人親方の方もどうぞ。", ["against-settings"]],
  ["individuals: false,", "個人情報の取り扱いをご覧ください。", []],
])("B9 with %s “%s” is found or not", async (setting, text, wanted) => {
  const { found } = await findingsOf(
    "individuals",
    copy(`"login.noAccount": "${text}"`, "against-settings"),
    (folder) => {
      const file = join(folder, "settings.ts");
      writeFileSync(file, readFileSync(file, "utf8").replace("individuals: true,", setting));
    },
  );
  expect(found.filter(({ key }) => key === "login.noAccount").map(({ rule }) => rule)).toEqual(wanted);
});

test.each([
  "手数料は額面の1パーセントから。",
  "初回は手数料無料です。",
  "手数料は一割五分です。",
  "手数料は0.1割から。",
  "手数料は一律5,000円です。",
  "わずか3千円の手数料。",
  "100万円の請求書なら、手数料は1万円です。",
  "事務手数料として3,300円をいただきます。",
  "金額の上限はありません。",
  "上限2億円。",
  "1億円超の請求書も歓迎します。",
  "振込手数料は当社が負担します。",
  "当日入金。",
  "お申し込みの当日に現金化できます。",
  "その場で入金。",
  "数時間で資金化。",
  "最短1営業日。",
  "1週間以内に入金します。",
  "土日も入金します。",
  "代金は1営業日以内にお引き渡しください。",
  "お引き渡しは10営業日以内です。",
  "苦情には1営業日以内にお答えします。",
  "即日でお金にしたい方はご連絡ください。",
  "お電話は平日9:00〜20:00にお受けします。",
  "電話窓口は9時から21時半までです。",
  "土日祝も電話の窓口があります。",
  "お電話は０３−９９９９−９９９９へ。",
  "メールは info@other.example へ。",
])("B9 what differs from the settings is found: %s", async (text) => {
  const { found } = await findingsOf(text, copy(`"login.noAccount": "${text}"`, "against-settings"));
  expect(found.map(({ rule }) => rule)).toEqual(["against-settings"]);
});

test.each([
  "お金を借りたい方へ。",
  "資金を借りるなら。",
  "お金を貸し出します。",
  "他社の審査に落ちた方も。",
  "必ず資金化できます。",
  "ブラックの方もご相談ください。",
  "業界最低水準の手数料。",
  "地域最安。",
  "月利1.5％相当です。",
  "日歩5銭で計算します。",
  "利子はかかりません。",
  "実質年率15.0％です。",
])("B9 words that mislead are found: %s", async (text) => {
  const { found } = await findingsOf(text, copy(`"login.noAccount": "${text}"`, "forbidden-words"));
  expect(found.map(({ rule }) => rule)).toEqual(["forbidden-words"]);
});

test.each([
  "登録は最短3分で終わります。",
  "結果が届いたら、当日中にご確認ください。",
  "審査に入る前に30分ほどお電話することがあります。",
  "審査の状況は1時間おきに変わります。",
  "お電話は平日の10:00〜16:00が比較的つながりやすくなっています。",
  "お支払日が休業日のときは、翌営業日に入金されます。",
  "お引き渡しは3営業日以内にお願いします。",
  "3営業日以内に入金し、お取引先から代金が届いたらお引き渡しいただきます。",
  "苦情には5営業日以内にお答えします。",
  "1億円を超える請求書はお受けできません。",
  "提出できる枚数に上限はありません。",
  "事務手数料はかかりません。",
  "個人情報と法人の情報をお守りします。",
  "メールは support@akane-factoring.example へ。",
  "お金を借りる取引ではありません。",
  "東京地方裁判所を管轄裁判所とします。",
  "株式会社茜屋商会が、株式会社みずほ銀行の口座で承ります。",
  "お取引先が倒産しても、買い戻しを求めません。",
  "お取引先が支払不能になったら、買い戻しは必要ですか。",
  "手数料は{feeMin}％から{feeMax}％までです。",
  "手数料は2％から12％までです。",
  "手数料は最大12％です。",
  "年率14.6％の遅延損害金です。",
  "手数料は一割です。",
  "請求書を分割しても、手数料の割引や割合は変わりません。",
  "100万円の請求書なら、手数料は5万円です。",
  "手数料50,000円を引いた、950,000円が届きます。",
  "手数料は1円単位でお見せします。",
  "手数料の1円未満は切り捨てます。",
  "30万円から1億円まで買い取ります。",
  "お申し込みは24時間365日できます。",
  "即日のお振り込みはできません。",
  "遅れると、手数料とは別に年14.6％の損害金がかかります。",
  "請求書の売買であり、お金を借りられません。",
])("B9 what agrees with the settings is no fault: %s", async (text) => {
  const { found } = await findingsOf(text, copy(`"login.noAccount": "${text}"`, "against-settings"));
  expect(found.filter(({ rule }) => rule === "against-settings" || rule === "forbidden-words")).toEqual([]);
});

test("B9 a hundred faults are planted", () => {
  expect(Object.keys(faults).length).toBeGreaterThanOrEqual(100);
});

test("one ink that is too pale is one finding", async () => {
  const pale = faults["ink that is too pale"];
  if (!pale) throw new Error("The fault has another name.");
  expect((await findingsOf("pale ink", pale)).places).toHaveLength(1);
});

test.each([
  {
    about: "a brand for companies asks nobody for a paper of individuals",
    from: "individuals: true,",
    to: "individuals: false,",
    paper: { from: '"individual"' },
    key: "furtherPapers.0.from",
  },
  {
    about: "a server that asks for no such paper",
    from: "individuals: true,",
    to: "individuals: true,\n  server: { level: 0 },",
    paper: {},
    key: "furtherPapers.0.key",
  },
])("B20 $about", async ({ from, to, paper: fields, key }) => {
  const { to: declared } = paper(fields, "further-papers", "key:");
  const { found } = await findingsOf(key, settings(from, `${to}\n${declared.replace("blogTag: 15,\n", "")}`));
  expect(found.map(({ rule, key }) => `${rule} ${key}`)).toContain(`further-papers ${key}`);
});

test.each([
  [
    '"top.lead": "短い説明"',
    'Write "top.heroLead" or "top.priceLead" or "top.documentsLead", or take it out.',
  ],
  ['"top.zzzzzz": "短い説明"', 'Take it out, or look “Copy” of the handbook through for the keys of "top".'],
  ['"zzzzzz.lead": "短い説明"', "Take it out: no screen reads it."],
])("B20 of a key that was guessed the keys that may be meant are named: %s", async (line, mend) => {
  expect((await findingsOf(line, copy(line, "copy-keys"))).found).toMatchObject([{ mend: { en: mend } }]);
});

test("B9 a text that waits for consent is found where nobody is asked", async () => {
  const line = '"external.privacyText": "{names}を使います。同意をいただくまで読み込みません。"';
  const rules = async (consent: string) => {
    const { found } = await findingsOf("consent", copy(line, "tags"), (folder) => {
      const file = join(folder, "settings.ts");
      const list = '[{ kind: "tagManager", id: "GTM-A1" }]';
      const given = `blogTag: 15,\n  tags: { consent: "${consent}", list: ${list} },`;
      writeFileSync(file, readFileSync(file, "utf8").replace("blogTag: 15,", given));
    });
    return found.map(({ rule, file }) => `${rule} ${file}`);
  };
  expect(await rules("inform")).toEqual(["tags brands/akane/copy.ts"]);
  expect(await rules("ask")).toEqual([]);
});

test("B9 of a logo that is lost on its ground the colour is named", async () => {
  const { found } = await findingsOf(
    "dark header",
    tokens('header: "paper"', 'header: "ink"', "logo-ground"),
  );
  const [logo] = found.filter(({ rule }) => rule === "logo-ground");
  expect(logo?.message.ja).toMatch(/（主に #[0-9a-f]{6}）/);
});
