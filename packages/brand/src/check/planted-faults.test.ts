import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, test } from "vitest";
import { readBrand } from "./brand-source.ts";
import { checkBrands } from "./check-brands.ts";
import type { Finding } from "./finding.ts";
import {
  article,
  copy,
  copyWith,
  type Fault,
  faults,
  list,
  paper,
  pictures,
  rightTexts,
  says,
  sections,
  settings,
  tokens,
  top,
  toVoices,
  voices,
  wrongTexts,
} from "./planted-faults.ts";
import { svgSize } from "./svg-size.ts";

const repository = fileURLToPath(new URL("../../../../", import.meta.url));
const root = mkdtempSync(join(tmpdir(), "kaitori-brand-"));
const brandsDir = join(root, "brands");

for (const brand of ["akane", "wakaba"])
  cpSync(join(repository, "brands", brand), join(brandsDir, brand), {
    recursive: true,
    filter: (source) => !source.includes("node_modules"),
  });

const otherBrand = readBrand(root, "wakaba");

// Some faults add a footer, and some remove sections of the top page to which the copy of the brand refers.
for (const name of ["sections.ts", "copy.ts"]) {
  const path = join(brandsDir, "akane", name);
  const own = /^ {2}(?:footer|"layout\.(?:price|howItWorks|questions)"|"top\.heroPrice"): .*\n/gm;
  writeFileSync(path, readFileSync(path, "utf8").replace(own, ""));
}

/** Original files of the copied brand by path; null if the file did not exist. */
const originalFiles = new Map<string, Buffer | null>();
beforeEach(restoreOriginalFiles);

function restoreOriginalFiles() {
  for (const [path, bytes] of originalFiles) {
    if (bytes) writeFileSync(path, bytes);
    else rmSync(path);
  }
  originalFiles.clear();
}

const today = "2026-11-28";
// The first check loads sharp and the list of banks, so no test has to wait for them.
await checkBrands([readBrand(root, "akane"), otherBrand], ["akane"], today);

async function findingsOf(...planted: readonly Fault[]) {
  restoreOriginalFiles();
  let line = 0;
  for (const { file, from, to, at = to } of planted) {
    const path = join(brandsDir, "akane", file);
    const bytes = existsSync(path) ? readFileSync(path) : null;
    if (!originalFiles.has(path)) originalFiles.set(path, bytes);
    const original = bytes?.toString() ?? "";
    const faulty = original.replace(from, () => to);
    expect(faulty, `${file} has no ${from}`).not.toBe(original);
    writeFileSync(path, faulty);
    line = faulty.slice(0, faulty.indexOf(at)).split("\n").length;
  }
  const found = await checkBrands([readBrand(root, "akane"), otherBrand], ["akane"], today);
  return { places: found.map(({ rule, file, line }) => `${rule} ${file}:${line}`), line, found };
}
const rulesFor = async (...planted: readonly Fault[]) =>
  (await findingsOf(...planted)).found.map(({ rule }) => rule);

const correctionsOf = (found: readonly Finding[]) =>
  found.map(({ message, howToFix }) => `${message.en} | ${howToFix.en} | ${message.ja} | ${howToFix.ja}`);
/** A Japanese message contains no English except names of files, keys and commands. */
const anyCorrection =
  /^\S.*[^.。] \| \S.*\. \| (?!.*\b(?:must|the|is|are|it|of)\b).*[ぁ-ん].*[^.。] \| .*[ぁ-ん].*[。）]$/s;

const faultsByRule = Object.entries(faults).flatMap(([rule, ofRule]) =>
  Object.entries(ofRule).map(([what, fault]) => ({ rule, what, fault })),
);
test.each(faultsByRule)("B9 B20 the check finds $what at its line", async ({ rule, fault }) => {
  const { places, line, found } = await findingsOf(fault);
  expect(places).toEqual([`${rule} brands/akane/${fault.file}:${line}`]);
  for (const howToFix of correctionsOf(found)) expect(howToFix).toMatch(anyCorrection);
});

/** The findings of texts under unrelated keys, so findings that compare them with the base texts are left out. */
const findingsIn = async (texts: readonly string[]) =>
  (await findingsOf(copyWith(texts))).found.filter(({ rule }) => rule !== "against-base");

test("B9 B20 the check finds each wrong text at its line", async () => {
  const found = await findingsIn(Object.values(wrongTexts).flat());
  const lines = readFileSync(join(brandsDir, "akane/copy.ts"), "utf8").split("\n");
  const textAt = (line: number) => /: "(.*)",/.exec(lines[line - 1] ?? "")?.[1];
  expect(found.map(({ rule, line }) => `${rule} ${textAt(line)}`).sort()).toEqual(
    Object.entries(wrongTexts)
      .flatMap(([rule, texts]) => texts.map((text) => `${rule} ${text}`))
      .sort(),
  );
  for (const howToFix of correctionsOf(found)) expect(howToFix).toMatch(anyCorrection);
});

test("B9 the check allows true texts", async () => {
  expect(correctionsOf(await findingsIn(rightTexts))).toEqual([]);
});

const pageAt = (path: string) => JSON.stringify({ ...voices, path, parts: [{ kind: "text", text: "声" }] });
/** Replaces facts of the company in the settings. */
const withFacts = (facts: Readonly<Record<string, string>>): Fault[] =>
  Object.entries(facts).map(([name, value]) =>
    settings(RegExp(`(?<=^    )${name}: ".*"`, "m"), `${name}: "${value}"`),
  );
const individualsOff = settings("individuals: true,", "individuals: false,");
const answered = (question: string, answer: string) => list("questions", { question, answer });
const pageTitle = {
  ...settings(/"pages.top.title": ".*"/, '"pages.top.title": "書類だけの審査"'),
  file: "copy.ts",
};
const taxPaper = paper({ guidance: '"発行から3か月以内。"' }, "guidance:");
const openOn = (day: string, hours: string) => [
  settings(/hours: "[^"]*"/, `hours: "${hours}"`),
  says(`${day}も電話の窓口を開けています。`),
];

test.each<[what: string, planted: readonly Fault[], outcome: string]>([
  ["a title of a page", [pageTitle], "allowed"],
  ["a paper that is not needed", [taxPaper, says("納税証明書は要りません。")], "further-papers"],
  [
    "another age of a paper",
    [taxPaper, says("納税証明書は、発行から6か月以内のものです。")],
    "further-papers",
  ],
  ["a paper that others send", [taxPaper, says("個人事業主の方に、納税証明書は要りません。")], "allowed"],
  ["an answer to a complaint", [answered("苦情はどこへ？", "5営業日以内にお答えします。")], "allowed"],
  [
    "an answer about secrecy",
    [answered("取引先に知られずに利用できますか？", "はい、利用できます。")],
    "allowed",
  ],
  ["an answer about visits", [answered("来店しなくても契約できますか？", "はい、契約できます。")], "allowed"],
  ["an answer about security", [answered("担保や保証人は不要ですか？", "はい、要りません。")], "allowed"],
  [
    "an answer about papers",
    [answered("2回目の申し込みでも、同じ書類をもう一度送りますか", "いいえ、要りません。")],
    "allowed",
  ],
  ["an answer about recourse", [answered("買い戻しは必要ありませんか", "はい、必要ありません。")], "allowed"],
  ["an answer about individuals", [answered("個人事業主は使えませんか？", "いいえ、使えます。")], "allowed"],
  [
    "an answer about credit",
    [answered("信用情報には影響しないのですか？", "はい、影響しません。")],
    "allowed",
  ],
  ["an answer about payers", [answered("取引先に連絡せず使えますか？", "はい、使えます。")], "allowed"],
  [
    "an answer about days",
    [answered("土日に申し込んだら、月曜に振り込まれますか？", "はい、月曜か火曜に届きます。")],
    "allowed",
  ],
  [
    "an answer about photographs",
    [answered("写真がぼやけていても大丈夫ですか？", "いいえ、撮り直してください。")],
    "allowed",
  ],
  [
    "a ward that shares its postcode",
    withFacts({ zipcode: "135-0091", address: "東京都港区台場二丁目" }),
    "allowed",
  ],
  [
    "a postcode of large offices",
    withFacts({ zipcode: "137-8088", address: "東京都港区台場二丁目" }),
    "allowed",
  ],
  [
    "the telephone of an island",
    withFacts({ zipcode: "100-0101", address: "東京都大島町元町一丁目", phone: "04992-0-0150" }),
    "allowed",
  ],
  ["a court of 所沢", withFacts({ court: "所沢簡易裁判所" }), "allowed"],
  ["a branch of a court", withFacts({ court: "青森地方裁判所五所川原支部" }), "allowed"],
  [
    "a page of its own, and links to it",
    [sections(`${toVoices},\n  pages: [${JSON.stringify(voices)}]`)],
    "allowed",
  ],
  ["a placeholder of a setting", [answered("いつ", "{payOutDays}営業日以内です。")], "allowed"],
  [
    "an article after those named by number",
    [article("agreement", 15, "{we}の組合員です。", "特則")],
    "allowed",
  ],
  ["a deemed consent in the terms", [article("terms", 16, "変更に同意したものとみなします。")], "allowed"],
  ["Tuesday with other days", openOn("火曜日", "月・水・金 10:00〜16:00"), "against-settings"],
  ["Wednesday with its own day", openOn("水曜日", "月・水・金 10:00〜16:00"), "allowed"],
  ["Saturday with Sundays off", openOn("土曜日", "10:00〜16:00（日曜・祝日を除く）"), "allowed"],
  ["Saturday with week-ends off", openOn("土曜日", "10:00〜16:00（土日祝を除く）"), "against-settings"],
  ["Sunday with no day off", openOn("日曜日", "年中無休 10:00〜16:00"), "allowed"],
  [
    "an invitation of individuals in a text for companies",
    [copy('"register.corporateOnly": "個人で農業をしている方もお使いいただけます。"')],
    "against-settings",
  ],
])("B9 B20 the check allows or reports %s", async (_, planted, outcome) => {
  expect(await rulesFor(...planted)).toEqual(outcome === "allowed" ? [] : [outcome]);
});

test.each<[string, Fault, string]>([
  [
    "two pages at one address",
    sections(`${toVoices},\n  pages: [${pageAt("/about/voices")}, ${pageAt("/about/voices")}]`),
    "「/about/voices」が、同じ一覧に2つあります",
  ],
  [
    "a page at an address of the site",
    sections(`footer: [{ label: "声", href: "/login/" }],\n  pages: [${pageAt("/login")}]`),
    "サイトのほかのページと違う語で始めてください",
  ],
  ["{feeMinimum} is a known setting", article("terms", 16, "{feeMinimum}％です。"), "{feeMin} と"],
  ["{minFee} is a known setting", article("terms", 16, "{minFee}％です。"), "{feeMin} と"],
  ["{companyName} is a known setting", article("terms", 16, "{companyName}です。"), "{company} と"],
  ["{tel} is no known setting", article("terms", 16, "{tel}です。"), "\n文で書いて"],
  [
    "a section is known by its kind",
    sections('footer: [{ label: "料金", href: "/#calculator" }]'),
    '"/#price" と書いて',
  ],
  [
    "keys of the area with the guessed word are named",
    copy('"top.lead": "短い説明"'),
    '"top.heroLead"、"top.documentsLead" と書く',
  ],
  ["an area has no such word", copy('"top.zzzzzz": "短い説明"'), "「文言」で「top」のキー"],
  ["no area has such a key", copy('"zzzzzz.lead": "短い説明"'), "どの画面でも使われません"],
  ["items are shown as they are written", top('{ kind: "audience" }'), 'items: [{ title: "…", text: "…" }]'],
  ["a title is shown as it is written", top('{ kind: "company" }'), 'title: "…" を書き足して'],
  [
    "several keys are shown as they are written",
    top('{ kind: "history" }'),
    'title: "…", items: [{ when: "…", text: "…" }]',
  ],
  ["the colour of an invisible logo is named", tokens('header: "paper"', 'header: "ink"'), "（主に #"],
  ["a leftover is quoted", says("はじめての方へ。TODO：確認"), "「TODO」が残って"],
  ["a rate of interest is one fault", says("金利は年3%です。"), "「手数料」に言いかえて"],
  ["a day that is over", says("令和7年12月31日までの割引です。"), "もう過ぎています"],
  ["a revision that is still to come", settings('"2026-11-23"', '"2027-11-23"'), "まだ来ていない日"],
  [
    "the answer is quoted, not its question",
    list("questions", { question: "写真でも送れますか？", answer: "いいえ、郵送してください。" }),
    "「いいえ」は、「写真でも送れますか?」",
  ],
  ["a bank transfers on no closed day", says("土日祝も入金します。"), "金融機関の営業日"],
  [
    "a picture of a fixed size is to have that size",
    { ...pictures("social.png", "touch-icon.png"), at: "social" },
    "1200 × 630 にして",
  ],
  [
    "a file that cannot be read makes no other file faulty",
    copy('"login.noAccount": "はじめての方"\n"login.forgot": "再設定"'),
    ", を書いて",
  ],
])("B9 B20 one finding names the fault and its correction: %s", async (_, fault, message) => {
  const { found } = await findingsOf(fault);
  expect(found.map(({ message, howToFix }) => `${message.ja}\n${howToFix.ja}`)).toEqual([
    expect.stringContaining(message),
  ]);
});

test.each([
  {
    about: "a brand for companies asks nobody for a paper of individuals",
    setting: individualsOff,
    from: '"individual"',
    key: "furtherPapers.0.from",
  },
  {
    about: "a server of level 0 asks for no such paper",
    setting: settings("level: 1", "level: 0"),
    from: '"both"',
    key: "furtherPapers.0.key",
  },
])("B20 $about", async ({ setting, from, key }) => {
  const { found } = await findingsOf(setting, paper({ from }, "key:"));
  expect(found.map(({ rule, key }) => `${rule} ${key}`)).toContain(`further-papers ${key}`);
});

test("B9 a figure in kanji is quoted as it is written", async () => {
  const { found } = await findingsOf(says("ご登録は無料です。手数料は一割五分です。"));
  expect(found[0]?.message.ja).toMatch(/^「手数料は一割五分です」/);
});

const demo = JSON.parse(readFileSync(join(brandsDir, "wakaba/demo.json"), "utf8"));
const [firstInvoice, ...invoices] = demo.invoices;
test.each<[string, object]>([
  ["purchase_amount_desired", { ...demo, purchase_amount_desired: "90000000" }],
  ["feeRatio", { ...demo, feeRatio: "0.4" }],
  ["purpose", { ...demo, purpose: "借金の返済" }],
  ["invoices.0.days", { ...demo, invoices: [{ ...firstInvoice, days: 244 }, ...invoices] }],
  ["invoices.0.amount", { ...demo, invoices: [{ ...firstInvoice, amount: "1,000" }, ...invoices] }],
  ["invoices.0.amount", { ...demo, invoices: [{ ...firstInvoice, amount: "900000000" }, ...invoices] }],
  [
    "invoices.0.holder_name",
    { ...demo, invoices: [{ ...firstInvoice, holder_name: "カ）モミジ" }, ...invoices] },
  ],
  [
    "invoices.0.houjinbangou",
    { ...demo, invoices: [{ ...firstInvoice, houjinbangou: "1234567890123" }, ...invoices] },
  ],
])("B9 a demo entry that contradicts the settings is reported: %s", async (key, data) => {
  const planted = {
    file: "demo.json",
    from: "",
    to: JSON.stringify(data, null, 2),
    at: `"${key.split(".").at(-1)}"`,
  };
  const { found, line } = await findingsOf(planted);
  expect(found.map((each) => [each.rule, each.key, each.line])).toEqual([["demo", key, line]]);
  for (const howToFix of correctionsOf(found)) expect(howToFix).toMatch(anyCorrection);
});

test.each([
  { question: "お取引先に知られますか。", answer: "通知します。" },
  { question: "信用情報に影響しますか。", answer: "はい、記録が残ります。" },
  { question: "写真でも送れますか。", answer: "いいえ。郵送してください。" },
  { question: "フリーランスでも使えますか。", answer: "いいえ。会社の方だけです。" },
])("B9 an answer that is contrary to the contract is reported: $answer", async (answered) => {
  const { found } = await findingsOf(list("questions", answered));
  expect(found.map(({ key }) => key)).toEqual(["top.1.items.0.answer"]);
});

test.each([
  { zipcode: "330-0063", address: "埼玉県さいたま市浦和区高砂一丁目", phone: "03-0000-0151" },
  { phone: "011-000-0150" },
])("B9 a telephone of another region is advice: $phone", async (facts) => {
  const { found } = await findingsOf(...withFacts(facts));
  expect(found.map(({ rule, level }) => `${rule} ${level}`)).toEqual(["company-facts advice"]);
});

test.each([
  { text: "共同組合の方", level: "advice" },
  { text: "契訳の画面", level: undefined },
])("B9 a word that is possibly correct gets advice only: $text", async ({ text, level }) => {
  const { found } = await findingsOf(says(text));
  expect(found.map((each) => [each.rule, each.level])).toEqual([["terms", level]]);
});

test("B9 a text is reported if it denies what the tags do", async () => {
  const line = '"external.privacyText": "{names}を使います。同意をいただくまで読み込みません。"';
  const tags = (consent: string) =>
    settings(
      "blogTag: 15,",
      `blogTag: 15,\n  tags: { consent: "${consent}", list: [{ kind: "tagManager", id: "GTM-A1" }, { kind: "googleAnalytics" }] },`,
    );
  expect((await findingsOf(tags("inform"), copy(line))).places).toEqual([
    expect.stringMatching(/^tags .*copy\.ts/),
  ]);
  expect(await rulesFor(tags("ask"), copy(line))).toEqual([]);
  const none = says("アクセスの計測もCookieも使っていません。");
  expect(await rulesFor(tags("ask"), none)).toEqual(["tags"]);
  const nothing = '"external.privacyText": "{names}を使います。ほかの会社に情報を送ることはありません。"';
  expect(await rulesFor(tags("ask"), copy(nothing))).toEqual(["tags"]);
  for (const untrue of [
    "クッキーはログインを保つためだけに使います。",
    "アクセスを解析する仕組みは入れていません。",
    "アクセス解析は、「OK」を押した後だけ動きます。",
    "外部に送信される情報はありません。",
  ])
    expect(await rulesFor(tags("inform"), says(untrue))).toEqual(["tags"]);
  const right =
    "クッキーは、ログインとアクセス解析に使います。Cookieを無効にすると、ログインできません。お名前や請求書の内容は、Googleに送りません。計測を止めたいときは、Googleのオプトアウトをお使いください。「OK」を押すと、この案内は閉じます。アクセス解析で、個人を特定することはありません。広告のためのタグは入れていません。";
  const { found } = await findingsOf(tags("inform"), says(right));
  expect(found.filter(({ rule }) => rule === "tags")).toEqual([]);
});

test("B9 a text that invites applicants whom the brand does not serve is reported", async () => {
  const invitations = [
    "個人事業主の方も歓迎します。",
    "法人・個人を問わずご利用いただけます。",
    "一人親方の方もどうぞ。",
    "会社をつくっていない方も使えます。",
    "ご夫婦で営む農家や、まだ会社にしていないお店の請求書も買い取ります。",
    "法人かどうかを問わず、買い取ります。",
    "これから会社にする方も、申し込めます。",
    "法人化していない農家の方も、どうぞ。",
  ];
  const refusals = [
    "個人事業主の方は、いまはお使いいただけません。個人情報の取り扱いをご覧ください。",
    "ほかの会社にない工夫をしています。大きな会社でなくても、使えます。有名な会社でなくて大丈夫です。ひとつの会社に負担がかからないようにしています。会社に戻ってから、続きができます。個人情報をお守りします。会社にいないときは、携帯電話にお電話します。",
    "ご家族で力を合わせて営む会社を、応援します。個人の方は、いまはごめんなさい。法人になる予定のある方は、お電話ください。会社をつくりたい方の相談は、商工会へどうぞ。家族経営の会社も、法人なら使えます。お盆の前に、苗のお金が要る会社に使っていただきました。会社になる前のお店は、もう少し待っていてください。ひとりで来ていただいても大丈夫です。ご夫婦でお越しになる方もいらっしゃいます。会社の代表の方が、おひとりで申し込めます。家族だけの会社でも、法人なら使えます。会社をつくってから、申し込んでください。",
    "個人事業主の方には、会社や農業法人になさってからお使いいただけます。個人事業主の方は、会社にしてからお申し込みください。ご夫婦で営む会社も、法人ならお使いいただけます。家族で営む農業法人の請求書も買い取ります。会社にしていない方は、いまはお使いいただけません。まだ会社にしていないお店は、法人になってからお申し込みください。おひとりで営む会社も、お使いいただけます。個人事業主の方は、法人になったときにお声がけください。個人の農家の方は、法人になさると申し込めます。個人事業主の方からのお申し込みは、まだ受け付けていません。農家の方が集まる組合も、お使いいただけます。農家がつくった会社の請求書も買い取ります。個人の方の情報は、大切に守ります。ご夫婦で話しあってから、お決めください。親子で営むトマト農園（法人）の声です。個人事業主の方に開くときは、お知らせします。個人事業主だったころから、請求書を売りたいと思っていました。個人の方には、いまのところ窓口を開いていません。法人になる前は、お使いいただけません。",
  ];
  const { found } = await findingsOf(individualsOff, copyWith([...refusals, ...invitations]));
  const lines = found
    .filter(({ file, rule }) => file.endsWith("copy.ts") && rule === "against-settings")
    .map(({ line }) => line);
  expect(lines).toEqual(invitations.map((_, index) => 2 + refusals.length + index));
});

test.each([
  { answer: "いまは法人だけのサービスです。", isFound: false },
  { answer: "いいえ。法人の方が対象です。", isFound: false },
  { answer: "申し訳ありませんが、個人の方は対象外です。", isFound: false },
  { answer: "はい、使えます。", isFound: true },
])("B9 a question is read with its answer: $answer", async ({ answer, isFound }) => {
  const answered = { question: "個人事業主でも使えますか？", answer };
  const { found } = await findingsOf(individualsOff, list("questions", answered));
  expect(found.some(({ key }) => key?.endsWith("question"))).toBe(isFound);
});

test.each([
  { keys: ["layout.price", "top.heroPrice"], missing: '{ kind: "questions" }', kind: "calculator" },
  { keys: ["layout.howItWorks"], missing: '{ kind: "calculator" }', kind: "steps" },
])("B9 a link whose section is missing is reported: $keys", async ({ keys, missing, kind }) => {
  const named = copy(keys.map((key) => `"${key}": "案内"`).join(",\n"));
  const { found, line } = await findingsOf(named, top(missing, "top: ["));
  expect(found.map(({ rule, line }) => [rule, line])).toEqual([["links", line]]);
  for (const howToFix of correctionsOf(found)) expect(howToFix).toMatch(anyCorrection);
  expect(await rulesFor(named, top(`{ kind: "${kind}" }`))).toEqual([]);
});

test.each([
  ["its own attributes", 'width="32" height="32" viewBox="0 0 64 64"', 32, 32],
  ["its viewBox", 'viewBox="0 0 64 48"', 64, 48],
  ["its attributes in their units", 'width="2rem" height="24pt" viewBox="0 0 64 64"', 32, 32],
  ["one attribute, the other by its viewBox", 'width="32" viewBox="0 0 64 48"', 32, 24],
  ["its viewBox, if its width is a percentage", 'width="100%" viewBox="0 0 64 48"', 64, 48],
])("B9 a drawing has the size of %s", (_, attributes, width, height) => {
  expect(svgSize(`<svg ${attributes}/>`)).toEqual({ width, height });
});

const photographs = (to: string) => ({ file: "photographs.ts", from: /[\s\S]*/, to });
test.each(["画像", "写真1", "harbour_01.jpg"])(
  "B9 “%s” is no alternative text of a photograph",
  async (alt) => {
    const photograph = { file: "harbour.jpg", version: "2f3913dc", width: 1200, height: 800, alt };
    const { found } = await findingsOf(
      photographs(`export default ${JSON.stringify({ harbour: photograph })};`),
    );
    expect(found.map(({ message }) => message.ja)).toContain(`「${alt}」では、何の写真かがわかりません`);
  },
);

test("B9 a photograph without required fields hides no finding of other files", async () => {
  const shop = photographs('export default {"shop":{"file":"shop.jpg"}};');
  expect(await rulesFor(shop, says("融資です。"))).toEqual(
    expect.arrayContaining(["photographs", "forbidden-words"]),
  );
});

const cream = '<path fill="#fff6e0" d="M0 0h9v9H0z"/>';
test.each([
  { shapes: cream, isInvisible: true },
  { shapes: '<path fill="ivory" d="M0 0h9v9H0z"/>', isInvisible: true },
  { shapes: '<path style="fill: rgb(255, 246, 224)" d="M0 0h9v9H0z"/>', isInvisible: true },
  { shapes: '<style>.a{fill:#fff6e0}</style><path class="a" d="M0 0h9v9H0z"/>', isInvisible: true },
  {
    shapes:
      '<linearGradient id="g"><stop stop-color="#fff6e0"/></linearGradient><path fill="url(#g)" d="M0 0h9v9H0z"/>',
    isInvisible: true,
  },
  { shapes: `<path fill="#a12a2f" d="M0 0h9v9H0z"/>${cream.replaceAll("M0", "M20")}`, isInvisible: true },
  { shapes: '<path fill="#a79c8a" d="M0 0h40v32H0z"/><path d="M60 0h40v32H60z"/>', isInvisible: true },
  { shapes: '<path fill="currentColor" d="M0 0h9v9H0z"/>', isInvisible: false },
  { shapes: `<path fill="#222222" d="M0 0h99v32H0z"/>${cream}`, isInvisible: false },
])(
  "B9 the check measures whether a logo is visible on its background: $shapes",
  async ({ shapes, isInvisible }) => {
    const rules = await rulesFor({
      file: "assets/logo-on-paper.svg",
      from: /<svg[\s\S]*<\/svg>/,
      to: `<svg viewBox="0 0 160 32">${shapes}</svg>`,
    });
    expect(rules.includes("logo-ground")).toBe(isInvisible);
  },
);

test("B20 a brand without own sections has no finding, with or without the file", async () => {
  const sections = join(brandsDir, "akane/sections.ts");
  originalFiles.set(sections, readFileSync(sections));
  for (const change of [() => writeFileSync(sections, "export default {};\n"), () => rmSync(sections)]) {
    change();
    expect(await checkBrands([readBrand(root, "akane")], ["akane"])).toEqual([]);
  }
});

test("B9 a folder between the pictures is no unused file", async () => {
  const folder = join(brandsDir, "akane/assets/old.bak");
  mkdirSync(folder);
  expect(await rulesFor()).toEqual([]);
  rmSync(folder, { recursive: true });
});

test("B20 a page linked only from itself gets advice", async () => {
  const parts = [{ kind: "links", items: [{ label: "声", href: "/about/voices/" }] }];
  const { found } = await findingsOf(sections(`pages: [${JSON.stringify({ ...voices, parts })}]`));
  expect(found).toMatchObject([
    { level: "advice", rule: "links", message: { ja: expect.stringContaining("/about/voices") } },
  ]);
});

test("B20 a brand cannot remove an article of its contract", async () => {
  const { places } = await findingsOf(copy('"agreement.article9Title": ""'));
  expect(places).toEqual([expect.stringContaining("brands/akane/copy.ts")]);
});
