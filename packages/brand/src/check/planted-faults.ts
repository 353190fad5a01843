import { baseTexts, overridableKeys } from "./texts.ts";

/** A fault: `from` in this file becomes `to`; the finding is on the line of `at` (default: `to`). */
export interface Fault {
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
  readonly at?: string;
}

const inFile =
  (file: string) =>
  (from: string | RegExp, to: string, at = to): Fault => ({ file, from, to, at });
export const settings = inFile("settings.ts");
export const tokens = inFile("tokens.ts");
export const pictures = inFile("assets.ts");
const drawing = (shape: string, file = "done.svg"): Fault =>
  inFile(`assets/${file}`)("</svg>", `\n${shape}</svg>`, shape);

/** Adds a line at the beginning of a file. */
const lineIn =
  (file: string) =>
  (line: string, at = line): Fault =>
    inFile(file)("export default {\n", `export default {\n  ${line},\n`, at);
export const copy = lineIn("copy.ts");
export const sections = lineIn("sections.ts");
const setting = lineIn("settings.ts");
export const says = (text: string): Fault => copy(`"login.noAccount": "${text}"`);
const override = (colours: string) =>
  tokens("  },\n} satisfies", `  },\n  overrides: { colour: ${colours} },\n} satisfies`, "overrides");

/** Faults in the tags of the brand, one for each line. */
const tag = (list: string, at = list) => setting(`tags: { consent: "ask", list: [\n${list},\n] }`, at);
const manager = (id: string) => `{ kind: "tagManager", id: "${id}" }`;
const otherTag = (more: string, purpose = "広告の効果の測定") =>
  `{ kind: "other", name: "広告計測", company: "株式会社計測", sent: "URL", purpose: "${purpose}", policy: "https://measured.example/", ${more} }`;
const script = 'script: "https://cdn.measured.example/tag.js"';

/** A further paper with these fields instead of valid ones. */
export const paper = (fields: Readonly<Record<string, string>>, at: string, more = "") => {
  const valid = {
    key: '"tax_payment"',
    title: '"納税証明書"',
    guidance: '"税務署で受け取れます。"',
    from: '"corporate"',
    required: "true",
  };
  const lines = Object.entries({ ...valid, ...fields }).flatMap(([name, value]) =>
    value === "" ? [] : [`      ${name}: ${value},`],
  );
  return setting(`furtherPapers: [\n    {\n${lines.join("\n")}\n    },${more}\n  ]`, at);
};
const secondPaper = (key: string, title: string) =>
  `\n    { key: "${key}", title: "${title}", guidance: "窓口", from: "both", required: false },`;

/** A top page with these sections between its first and last ones. */
export const top = (parts: string, at = parts): Fault =>
  inFile("sections.ts")(
    /export default[\s\S]*/,
    `export default {\n  top: [\n{ kind: "hero" },\n${parts},\n{ kind: "closing" }],\n};\n`,
    at,
  );
const wholeTop = (parts: string): Fault =>
  inFile("sections.ts")(/export default[\s\S]*/, `export default {\n  top: [${parts}],\n};\n`, "top: [");
/** A list of the top page; the fault is in its last item. */
export const list = (kind: string, ...items: readonly object[]): Fault => {
  const written = items.map((item) => JSON.stringify(item));
  return top(`{ kind: "${kind}", title: "一覧", items: [${written.join(",\n")}] }`, written.at(-1));
};
/** Links of the header or the footer; the fault is in the last one. */
const links = (part: "header" | "footer", ...pairs: readonly [label: string, href: string][]) => {
  const written = pairs.map(([label, href]) => JSON.stringify({ label, href }));
  return sections(`${part}: [${written.join(",\n")}]`, written.at(-1));
};
export const article = (document: string, after: number, text: string, title = "会員") =>
  sections(`articles: { ${document}: [{ after: ${after}, title: "${title}", text: "${text}" }] }`);
export const voices = {
  path: "/about/voices",
  title: "使った方の声",
  description: "お使いになった方の声です。",
  parts: [{ kind: "text", text: "{handOverDays}営業日以内にお引き渡しください。" }],
};
export const toVoices = 'footer: [{ label: "声", href: "/about/voices/" }]';
const page = (fields: object, link = `,\n  ${toVoices}`) => {
  const written = JSON.stringify({ ...voices, ...fields });
  return sections(`pages: [${written}]${link}`, written);
};
const pageAt = (path: string) => page({ path }, "");
const part = (fields: object) => page({ parts: [fields] });
const secondPage = (fields: object, more = "") => {
  const written = JSON.stringify({ ...voices, ...fields });
  return sections(
    `${toVoices.replace("]", `${more}]`)},\n  pages: [${JSON.stringify(voices)},\n${written}]`,
    written,
  );
};

export const faults: { readonly [rule: string]: { readonly [what: string]: Fault } } = {
  settings: {
    "host with a scheme": settings('["akane.localhost"]', '["https://akane.localhost"]'),
    "no host": settings('["akane.localhost"]', "[]"),
    "a switch that is a text": settings("individuals: true", 'individuals: "yes"'),
    "unknown setting": setting("blogTags: 16"),
    "missing setting": settings("  individuals: true,\n", "", "export default {"),
    "sender without a domain": settings('address: "info@akane-factoring.example"', 'address: "info"'),
    "fractional yen": settings("bankCharge: 550", "bankCharge: 550.5"),
    "postcode without its hyphen": settings('"103-0022"', '"1030022"'),
    "tag manager's id of another kind": tag(manager("UA-1")),
    "tag of an unknown kind": tag('{ kind: "pixel" }'),
    "tag without company and purpose": tag('{ kind: "other", name: "広告計測" }'),
    "tag without encryption": tag(otherTag('script: "http://cdn.measured.example/tag.js"')),
    "tag whose origin is an address": tag(otherTag('origins: ["https://measured.example/a"]')),
    "tags that do not decide about consent": setting(`tags: { list: [${manager("GTM-A1")}] }`),
    "paper with an unknown key": paper({ hint: '"x"' }, "hint:"),
    "paper without guidance": paper({ guidance: "" }, "    {"),
    "paper with empty guidance": paper({ guidance: '""' }, "guidance:"),
    "paper with a key in kanji": paper({ key: '"納税"' }, "key:"),
    "paper whose key ends in a number": paper({ key: '"tax_2"' }, "key:"),
    "paper for unknown applicants": paper({ from: '"everyone"' }, "from:"),
    "paper in an unknown file format": paper({ only: '"excel"' }, "only:"),
    "paper that is valid for no day": paper({ goodForDays: "0" }, "goodForDays:"),
    "empty company": settings('"株式会社茜屋商会"', '""'),
    "a company's kind in short": settings('"株式会社茜屋商会"', '"㈱茜屋商会"'),
    "link without a scheme": settings(/uploadFaq: ".*"/, 'uploadFaq: "help.akane-factoring.example"'),
    "hours that close before they open": settings("9:00〜17:30", "17:30〜9:00"),
    "uploads of 10 GB": settings("uploadBytes: 10_485_760", "uploadBytes: 10_737_418_240"),
    "a thousand uploads of each kind": settings("uploadsPerKind: 20", "uploadsPerKind: 1_000"),
    "a fee of 90 %": settings("feeRatioMax: 0.12", "feeRatioMax: 0.9"),
    "fees whose maximum is below the minimum": settings("feeRatioMax: 0.12", "feeRatioMax: 0.01"),
    "a bank charge above the amount": settings("bankCharge: 550", "bankCharge: 300_001"),
    "a telephone number of 9 digits": settings('"03-0000-0150"', '"03-000-0150"'),
    "a revision before the beginning": settings('"2026-11-23"', '"2018-10-01"'),
    "a day that does not exist": settings('"2026-11-23"', '"2026-02-30"'),
    "a sender whose mails are refused": settings(/"info@[^"]+"/, '"akane@gmail.com"'),
    "an account number of six digits": settings(/number: "\d/, 'number: "'),
    "an account of an unknown kind": settings('depositType: "ordinary"', 'depositType: "savings"'),
    "a freephone number of 11 digits": settings('"03-0000-0150"', '"0120-0000-150"'),
    "a high bank charge": settings("bankCharge: 550", "bankCharge: 5500"),
    "a holder in kanji": settings(/holder: "[^"]+"/, 'holder: "茜屋商会"'),
    "a holder that banks cannot transmit": settings(/holderKana: "[^"]+"/, 'holderKana: "アカネ"'),
    "a holder whose two writings differ": settings(/holderKana: "[^"]+"/, 'holderKana: "ｶ)ｱｶﾈﾔｼﾖｳﾃﾝ"'),
    "a promise of a month": settings(/payOut: \d+/, "payOut: 30"),
    "an hour that does not exist": settings(/dayEnds: "[^"]+"/, 'dayEnds: "25:00"'),
    "an unknown rule for closed days": settings(/closedDay: "[^"]+"/, 'closedDay: "same"'),
    "a switch of maintenance that is a text": settings("on: false", 'on: "no"'),
    "a postcode in full width": settings('"103-0022"', '"１０３-００２２"'),
    "an origin with a path": setting('apiHost: "https://api.akane.example/v1"'),
    "a tag of the blog that is no number": settings("blogTag: 15,", 'blogTag: "15",'),
  },
  hosts: {
    "API at another brand's host": setting('apiHost: "https://wakaba.localhost"'),
    "host of another brand": settings('["akane', '["wakaba.localhost", "akane'),
  },
  duplicates: {
    "host named twice": settings('["akane', '["akane.localhost", "akane'),
    "a login named twice": settings("Origins: [", 'Origins: ["https://partner.example", '),
    "two papers of one key": paper({}, "別の書類", secondPaper("tax_payment", "別の書類")),
    "two papers of one title": paper({}, '"other"', secondPaper("other", "納税証明書")),
    "the same section twice": top('{ kind: "points" },\n{ kind: "points", variant: "list" }', "list"),
    "the same question twice": list(
      "questions",
      { question: "何", answer: "売買" },
      { question: "何", answer: "買取" },
    ),
    "the same answer twice": list(
      "questions",
      { question: "何", answer: "売買" },
      { question: "誰", answer: "売買" },
    ),
    "a page with two links of one name": part({
      kind: "links",
      items: ["/terms/", "/login/"].map((href) => ({ label: "規約", href })),
    }),
    "two pages of one address": secondPage({ title: "ほかの声" }),
    "two pages of one title": secondPage(
      { path: "/about/others" },
      ', { label: "ほかの声", href: "/about/others/" }',
    ),
  },
  tags: {
    "tag named twice": tag(`${manager("GTM-A1")},\n${manager("GTM-A2")}`, "GTM-A2"),
    "tag that nothing loads": tag('{ kind: "googleAnalytics" }'),
    "tag that browsers refuse": tag(`${manager("GTM-A1")},\n${otherTag("")}`, 'kind: "other"'),
    "A/B test without a tag": setting('abTestId: "hero-2"'),
    "a tag that measures conversions, without consent to advertising": tag(
      otherTag(script, "コンバージョンの計測"),
    ),
    "a tag for advertising, without consent to advertising": tag(otherTag(script)),
    "a tag for advertising, of which the privacy policy does not tell": setting(
      `tags: { consent: "inform", list: [\n${otherTag(script, "広告の配信")},\n] }`,
      "広告の配信",
    ),
  },
  unfinished: {
    "the tag manager of the example": tag(manager("GTM-XXXXXXX")),
    "representative left to be written": settings('"代表取締役 茜谷 宗一郎"', '"【要記入】"'),
    "the company of the template": settings('"株式会社茜屋商会"', '"サンプル株式会社"'),
    "the telephone number of a new brand": settings('"03-0000-0150"', '"03-0000-0000"'),
    "the postcode of a new brand": settings('"103-0022"', '"100-0001"'),
    "an office of a template": settings('"管理本部長"', '"（担当部署）"'),
    "an officer of a template": settings('"管理本部長"', '"責任者：●●"'),
    "hours left to be written": settings("祝日・年末年始", "〇〇"),
    "a title that a drawing tool gave": inFile("assets/logo.svg")(
      "<title>茜ファクタリング",
      "<title>名称未設定-1",
    ),
    "a description that a drawing tool gave": drawing("<desc>Layer_1</desc>"),
    "a link left to be written": links("footer", ["【要記入】", "/mypage/"]),
  },
  "further-papers": {
    "paper of the specification by its key": paper({ key: '"tax_returns"' }, "key:"),
    "paper of the specification by its title": paper({ title: '"確定申告書"' }, "title:"),
    "paper whose key begins with the prefix of further papers": paper({ key: '"further_tax"' }, "key:"),
    "paper with more files than the limit": paper({ files: "50" }, "files:"),
    "a paper that only companies have": paper({ from: '"both"', title: '"納税証明書（その3の3）"' }, "from:"),
    "a paper that no office has": paper({ title: '"納税証明書（その5の3）"' }, "title:"),
    "paper whose guidance contradicts its format": paper(
      { only: '"picture"', guidance: '"PDF"' },
      "guidance:",
    ),
    "paper whose guidance contradicts its validity": paper(
      { goodForDays: "365", guidance: '"発行から3か月以内。"' },
      "guidance:",
    ),
  },
  "forbidden-words": {
    "forbidden word in a paper": paper({ guidance: '"融資のためのもの。"' }, "guidance:"),
    "another rate of late damages": copy(
      '"entryStatus.delayCost": "遅れると、年20％の遅延損害金がかかります（1日{perDay}円）。"',
    ),
    "a forbidden word in a drawing": drawing('<path aria-label="融資" d="M0 0"/>'),
    "an article of a forbidden word": article("privacy", 1, "融資します。"),
    "a page with a forbidden word": part({ kind: "text", text: "融資です。" }),
  },
  links: {
    "link to an unknown page": settings(/uploadFaq: ".*"/, 'uploadFaq: "/policy/privcy/"'),
    "link to an internal host": settings(/uploadFaq: ".*"/, 'uploadFaq: "https://wiki.internal/"'),
    "link to a host for tests": settings(
      /uploadFaq: ".*"/,
      'uploadFaq: "https://stg.akane-factoring.example/"',
    ),
    "a link twice in the footer": links("footer", ["必要な書類", "/#documents"], ["規約", "/terms/"]),
    "a link that the header has already": links("header", ["料金", "/#price"]),
    "two links of one name": links("footer", ["採用", "/login/"], ["採用", "/mypage/"]),
    "a link to no section": links("header", ["声", "/#voices"]),
    "a footer with a link to an unknown page": links("footer", ["採用", "/recruit/"]),
    "a link that does not say where": links("footer", ["こちら", "https://a.example/"]),
    "a link to a misspelt host": links("footer", ["誌", "https://blog.akane-factoring.exmaple/"]),
    "a notice with a link to an unknown page": list("notices", {
      date: "2026-11-16",
      text: "休み",
      href: "/holidays/",
    }),
    "a page with a link that does not say where": part({
      kind: "links",
      items: [{ label: "くわしくはこちら", href: "/terms/" }],
    }),
    "a page with a link to an unknown page": part({
      kind: "links",
      items: [{ label: "次へ", href: "/guides/" }],
    }),
  },
  data: {
    "code in the settings": settings("individuals: true", "individuals: isOpen()"),
    "key twice": settings("blogTag: 15,", "blogTag: 15,\n  blogTag: 16,", "blogTag: 16"),
    "a file that does not parse": settings("} satisfies", "} // more\n} satisfies", "} satisfies"),
    "code after the data": settings("BrandSettings;", "BrandSettings;\nexport {};", "export {}"),
    "code before the data": settings("export default {", "const open = true;\nexport default {"),
  },
  "return-account": {
    "the bank code of another bank": settings('bankCode: "0001"', 'bankCode: "0005"'),
    "the code of another branch": settings('branchCode: "038"', 'branchCode: "039"'),
    "a holder of another kind of company": settings(
      /holder: "[^"]+",\n\s+holderKana: "[^"]+"/,
      'holder: "アカネヤシヨウカイ（カ",\n    holderKana: "ｱｶﾈﾔｼﾖｳｶｲ(ｶ"',
      'holder: "アカネヤシ',
    ),
  },
  unusual: {
    "a bank charge of which a digit is missing": settings("bankCharge: 550", "bankCharge: 55"),
    "a fee that is the same for everybody": settings("feeRatioMax: 0.12", "feeRatioMax: 0.02"),
    "a day that ends in the morning": settings(/dayEnds: "[^"]+"/, 'dayEnds: "03:00"'),
  },
  dates: {
    "hours without rest that name days of rest": settings("平日 9:00〜17:30", "年中無休 9:00〜17:30"),
    "a maintenance that has ended": settings("on: false", 'on: true, until: "2026年11月1日 6時"'),
    "a year after the end of its era": inFile("sections.ts")("昭和三十一年", "昭和六十七年"),
    "a year of a history out of order": inFile("sections.ts")("昭和三十一年", "大正三年"),
    "hours after midnight": settings("9:00〜17:30", "9:00〜28:00"),
    "a closed site that names no end": settings("on: false", "on: true"),
    "an older notice above a newer one": list(
      "notices",
      { date: "2026-05-01", text: "休み" },
      { date: "2026-06-01", text: "開く" },
    ),
    "a wrong weekday, by the year of the notice": list("notices", {
      date: "2026-11-27",
      text: "1月4日（火）から開きます。",
    }),
    "an offer that ended last month": list("notices", {
      date: "2026-09-20",
      text: "令和8年10月末まで承ります。",
    }),
  },
  writing: {
    "a mail address that is misspelt": settings(/"info@[^"]+"/, '"akane@gmial.com"'),
    "a label left in English": copy('"common.cancel": "Cancel"'),
    "a question left in English": copy('"login.forgot": "Forgot your password?"'),
    "a sentence in the plain form": copy('"leave.entryUnderWay": "手続きが済むと、退会できる。"'),
    "a page with a sentence that breaks off": part({ kind: "text", text: "お電話ください。わからないとき" }),
  },
  "company-facts": {
    "a postcode of another prefecture": settings('"103-0022"', '"530-0001"'),
    "a sender at another brand's domain": settings('"info@akane', '"info@wakaba'),
    "the telephone number of another brand": settings('"03-0000-0150"', '"0263-00-0831"'),
    "a court that does not exist": settings("東京地方裁判所", "松本地方裁判所"),
    "a title of another form of company": settings("代表取締役 茜谷", "代表理事 茜谷"),
    "a representative without a name": settings("代表取締役 茜谷 宗一郎", "代表取締役CEO"),
    "a word for another form of company": settings(/legal: \{/, 'legal: {\n    we: "当組合",', 'we: "'),
    "a ward that does not exist": settings("東京都中央区", "東京都中夫区"),
    "a postcode of another ward": settings('"103-0022"', '"150-0043"'),
    "a telephone number of another region": settings('"03-0000-0150"', '"045-000-0150"'),
    "a sender of another name": settings('sender: { name: "茜ファクタリング"', 'sender: { name: "紅の会"'),
  },
  tokens: {
    "colour by name": tokens('"#a12a2f"', '"madder"'),
    "transparent colour": tokens('"#a12a2f"', '"#a12a2fcc"'),
    "unknown choice": tokens('header: "paper"', 'header: "glass"'),
    "missing decision": tokens('    buttons: "corner",\n', "", "decisions: {"),
    "a corner that is too round": tokens(/corner: \d+/, "corner: 33"),
    "an unknown font weight": tokens(/headingWeight: \d+/, "headingWeight: 650"),
    "unknown override": override('{ brandInks: "#000000" }'),
  },
  contrast: {
    "override that cannot be read": override('{ onAction: "#d07075" }'),
    "ink that is too pale": tokens('ink: "#261d1b"', 'ink: "#9a9a9a"'),
    "a brand colour that is too pale for text": tokens('"#a12a2f"', '"#d9777b"'),
    "lines that are too pale": tokens('neutral: "#95867a"', 'neutral: "#e6ddd6"'),
    "an accent of the brand's colour": tokens('accent: "#8a6730"', 'accent: "#a03033"'),
    "an accent of the page's colour": tokens('accent: "#8a6730"', 'accent: "#fdf3e0"'),
    "dark cards on a light page": tokens('surface: "#fffefc"', 'surface: "#101828"', "surface"),
  },
  "logo-ground": {
    "a brand colour that the logo does not have": tokens('"#a12a2f"', '"#1f5a96"'),
    "a favicon whose shapes look like its background": inFile("assets/favicon.svg")(
      '<rect width="32" height="32" rx="3" fill="#a12a2f"/>',
      '<rect width="32" height="32" rx="3" fill="#efe6dc"/>',
    ),
    "a favicon in a corner of its square": inFile("assets/favicon.svg")(
      'viewBox="0 0 32 32"',
      'viewBox="0 0 320 320"',
    ),
  },
  "copy-keys": {
    "a key that no longer exists": copy('"top.heroHeadline": "請求書をお買い取りいたします"'),
    "misspelt area": copy('"topp.heroNote": "費用はかかりません"'),
    "string of the specification": copy('"specification.required": "ご入力ください。"'),
    "an unknown language": copy('"dates.language": "日本語"'),
    "a text that is equal to the base copy": copy('"login.forgot": "パスワードをお忘れの方"'),
    "an empty text": says(""),
    "white space after a text": says("違います。 "),
    "a label of two lines": says(
      "はじめてご利用になる方はこちらからどうぞ、会社の方も、個人の方も、農業の方も、漁業の方も、林業の方も",
    ),
    "a button of two lines": copy('"top.heroButton": "いますぐ登録して、入金額のめやすを確かめる"'),
  },
  "against-base": {
    "a label of the opposite meaning": copy('"common.next": "戻る"'),
    "a paper that other applicants send": copy('"registerAside.financials": "確定申告書"'),
    "a deadline that is a beginning": copy('"entryStatus.until": "{date}以降"'),
    "a title of success that denies it": copy('"cancel.doneTitle": "申し込みを取り下げできませんでした"'),
    "a hand-over that the base text denies": copy(
      '"entryStatus.nothingToHandOverNext": "残りの代金をお引き渡しください。"',
    ),
    "a request in a mail that must ask for nothing": copy(
      '"mail.takeBackReportNoticeWithoutRequest": "{obliger} の件（{reason}）。代金をお引き渡しください。"',
    ),
    "a request to transfer in a mail that must ask for nothing": copy(
      '"mail.payOutBodyWithoutRequest": "買取代金 {amount}円 をお振り込みしました。代金が届いたら、次の口座へお振り込みください。{url}"',
    ),
    "a consent that lacks a document": copy('"register.consent": "利用規約に同意する"'),
  },
  speech: {
    "an honorific that the brand does not use": copy('"mypage.greeting": "{name}様"'),
    "another word for the company itself": says("弊社へどうぞ。"),
    "a word that the brand rules out": says("やってみましょう。"),
  },
  placeholders: {
    "lost placeholder": copy('"controls.moreErrors": "ほかを見る"'),
    "unknown placeholder": copy('"login.forgot": "{name}さまのパスワード"'),
    "a reversed range": copy('"issues.amountOutOfRange": "{max}円〜{min}円"'),
    "misspelt placeholder": copy('"controls.moreErrors": "ほか{cont}件を見る"'),
    "full-width braces": copy('"login.forgot": "パスワード｛再設定｝"'),
    "a day with the unit of days": copy('"inquiry.writeHint": "{date}営業日以内に回答します。"'),
    "days without their unit": copy('"entryComplete.payOut": "契約から{days}時間以内です。"'),
  },
  assets: {
    "picture that is not there": pictures('"hero.svg"', '"heroes.svg"'),
    "size that is not the file's": pictures("width: 640, height: 480", "width: 640, height: 400"),
    "social image as a drawing": pictures('"social.png"', '"social.svg"'),
    "mark that is not square": pictures('"mark.svg", width: 64', '"mark.svg", width: 60'),
    "drawing that is used nowhere": inFile("assets/unused.svg")("", "<svg/>"),
    "a file without an ending": inFile("assets/notes")("", "logo"),
    "a hidden file": inFile("assets/.DS_Store")("", "Bud1"),
    "letters of a drawing that are not outlined": drawing("<text>済</text>"),
    "an event handler in a drawing": drawing('<path onclick="x()" d="M0 0"/>'),
    "a drawing that is cut off": inFile("assets/empty.svg")('viewBox="0 0 240 160"', 'viewBox="0 0 120 80"'),
    "a drawing that moves": drawing('<animate attributeName="opacity" dur="0.2s"/>'),
    "a style that moves": drawing("<style>@keyframes blink{to{opacity:0}}</style>"),
    "a photograph in a drawing": drawing('<image href="data:image/png;base64,AA=="/>'),
    "script in a drawing": drawing("<script>1</script>"),
    "drawing that loads from elsewhere": drawing('<use href="https://example.com/a.svg#b"/>', "mark.svg"),
  },
  "against-settings": {
    "a logo that names another brand": inFile("assets/logo.svg")(
      "<title>茜ファクタリング",
      "<title>わかば資金サポート",
    ),
    "a logo of another name": inFile("assets/logo.svg")("<title>茜ファクタリング", "<title>茜屋ファイナンス"),
    "a figure that is not the fee": list("figures", { label: "手数料", value: "2〜15%" }),
    "a sender that is misspelt": settings('name: "茜ファクタリング"', 'name: "茜ファクタリンク"'),
    "an answer that demands recourse": list("questions", {
      question: "お取引先が倒産したら",
      answer: "補償していただきます",
    }),
    "an answer that nobody is refused": list("questions", {
      question: "断られることもありますか。",
      answer: "書類がそろっていれば、まずありません。",
    }),
    "a company's kind twice": article("terms", 16, "株式会社{company}です。"),
  },
  name: {
    "another brand's name": inFile("index.ts")('name: "akane"', 'name: "akama"'),
    "another package's name": inFile("package.json")('"@kaitori/brand-akane"', '"@kaitori/brand-wakaba"'),
  },
  sections: {
    "a link without encryption": links("footer", ["採用", "http://a.example/"]),
    "white space after an address": links("footer", ["誌", "https://a.example/　"]),
    "a link with a placeholder": links("footer", ["{company}の規約", "/mypage/"]),
    "days that are no bank days": article("terms", 16, "{payOutDays}日以内です。"),
    "a reference to an unknown article": article("terms", 16, "民法第466条と第99条によります。"),
    "an article after an unknown one": article("terms", 40, "会員です。"),
    "an article that shifts one named by its number": article("agreement", 3, "会員です。"),
    "an article after the last of the contract": article("agreement", 18, "会員です。"),
    "an article with a title of the contract": article("agreement", 15, "解除します。", "解除"),
    "an article in two paragraphs": article("agreement", 15, "一つ。\\n\\n二つ。"),
    "an unknown placeholder in an article": article("terms", 2, "{compani}の会員です。"),
    "an unknown section": wholeTop('{ kind: "heros" }'),
    "an unknown variant": wholeTop('{ kind: "hero", variant: "up" }'),
    "a page without its heading": wholeTop('{ kind: "closing" }'),
    "no link to the registration": wholeTop('{ kind: "hero" }'),
    "two calculators": wholeTop('{ kind: "hero", variant: "calculator" }, { kind: "calculator" }'),
    "a number of steps that the page does not have": inFile("copy.ts")(
      /"top\.flowTitle": ".*"/,
      '"top.flowTitle": "3ステップでお手元へ"',
    ),
    "an unknown setting in a section": list("figures", {
      label: "結果",
      value: "{decisionDay}営業日",
    }),
    "a figure without a name": list("figures", { value: "1日" }),
    "an audience without items": top('{ kind: "audience", items: [] }'),
    "voices without items": top('{ kind: "voices", title: "声", items: [] }'),
    "a notice with an invalid date": list("notices", { date: "11/16", text: "休み" }),
    "a range that begins with its end": top('{ kind: "telephone", title: "{feeMax}〜{feeMin}％", text: "" }'),
    "an unknown placeholder in a section": top(
      '{ kind: "telephone", title: "{decision}日", text: "お電話" }',
    ),
    "a brace that begins no placeholder": top('{ kind: "telephone", title: "お電話で｛どうぞ" }'),
    "an address without its slash": pageAt("about"),
    "an address in capitals": pageAt("/About"),
    "an address with a slash at its end": pageAt("/about/"),
    "an address with a parameter": pageAt("/about/:name"),
    "an address of the site": pageAt("/login"),
    "an address below one of the site": pageAt("/entry/guide"),
    "an address of the server": pageAt("/api/guide"),
    "a page without a title": page({ title: undefined }),
    "a page without a description": page({ description: "" }),
    "a description that no search result shows": page({ description: "あ".repeat(141) }),
    "a page without parts": page({ parts: [] }),
    "a part of a kind that no page has": part({ kind: "hero" }),
    "an unknown placeholder on a page": part({ kind: "text", text: "{days}日以内です。" }),
  },
  photographs: {
    "a photograph that is not there": part({ kind: "picture", picture: "shop" }),
  },
};

/** Keys that may have a sentence, by the length of their base text; then those that have a label. */
const keys = [/^[^{]{21,}$/, /^[^{]{17,20}$/].flatMap((length) =>
  overridableKeys.filter(
    (key) =>
      length.test(baseTexts.get(key) ?? "") && !/^(?:external|unsupported|topParts)\.|Button$/.test(key),
  ),
);
/** A copy.ts with these texts, each on its own line. */
export const copyWith = (texts: readonly string[]): Fault => {
  const lines = texts.map((text, at) => `"${keys[at]}": ${JSON.stringify(text)},`);
  return inFile("copy.ts")(/[\s\S]*/, `export default {\n${lines.join("\n")}\n};\n`);
};

/** Each sentence by itself. */
const sentences = (...texts: readonly string[]): string[] => texts.join("").match(/[^。]+。/g) ?? [];

/** Texts without a full stop. */
const phrases = (...texts: readonly string[]): string[] => texts.flatMap((text) => text.split("／"));

/** Texts with a fault, by the rule that finds it. */
export const wrongTexts: { readonly [rule: string]: readonly string[] } = {
  writing: [
    ...phrases(
      "ﾌｧｸﾀﾘﾝｸﾞ がはじめての方／はじめての方。。／書類をを送る／写真は３枚まで／①登録する／㈱みどり商会の窓口／縺ゅ＞縺／请求书をお送りください／<b>安心</b>の窓口／**安心**の窓口",
      "ログイン（はじめての方／Get paid before your due date.／お取引先から代金が届いたら、当社へ／代金が届いたら、お引き渡しくだ／パスワ一ドを忘れたとき",
      "よろしくお願いいたしま／お願いいたしします／お申し込みになられる方／ご登録は、お済みですか？まだですか?",
    ),
    ...sentences("契約ができましたた。書類を送ってください次の画面です。"),
  ],
  terms: [
    ...phrases(
      "決裁書の写し／請求所の写し／手数量のご案内／ファクタリグの窓口／ファクリタングの窓口／景品表示法に基づく表記／マイぺージ／運転免許書の写し",
    ),
    ...sentences(
      "振込以来人のお名前を書きます。ご指定の講座へお振り込みします。売掛債券を買い取ります。口坐にお届けします。契訳に進みます。入出金名細です。",
    ),
  ],
  tags: sentences("Googleアナリティクスを使っています。閲覧の記録は、広告会社に送られます。"),
  links: ["http://akane.example/ へ"],
  sections: sentences("利用規約の第45条です。"),
  unfinished: phrases(
    "テキストテキスト／（お客さまの声をここに入れる）／ここに説明文が入ります／文は後で差し替え／★ここを書く★／●●銀行の口座／【会社名】の窓口／（担当者名）がお電話します／キャンペーン（仮）／ｘｘｘの方へ／XXXX-XXXX／info@example.com へ／TODO：確認",
  ),
  "further-papers": sentences("印鑑証明書をお送りください。商業登記簿の写しをご用意ください。"),
  "against-settings": [
    ...sentences(
      "手数料(100万円の請求書なら5,000円から)を引きます。100万円の請求書なら、手数料は5%で5,000円です。100万円の請求書なら、手数料3万円を引いて、96万円が届きます。通帳の5年分をお送りください。お返事に1か月ほどかかります。法人の方の申し込みは承っておりません。届いた日から10営業日以内に振り込んでください。法人でないお客さまはご遠慮ください。個人の方は、決算書をお送りください。設立したての会社は、開業届をお送りください。申し込んだ日に500万円が届きました。",
    ),
    ...phrases(
      "青葉さん様の声／青葉さま様の声／代表取締役代表取締役 茜谷 宗一郎／本社：東京都港区六本木一丁目1番1号／その日のうちに入金します／その日のうちに送金します／最短30分で入金／登録番号：T1234567890123",
      "〒103-0023 東京都／代表取締役 茜谷 宗一朗／茜谷 宗次郎（代表取締役）",
    ),
    ...sentences(
      "二億円の工事代金も承ります。二十万円の小口も歓迎いたします。ご入金は、ご契約の当日でございます。審査は即答いたします。ご返答は四営業日ほど頂戴いたします。",
      "個人事業主の方のご用命は承っておりません。本店は東京都千代田区にございます。代表の茜谷 惣一郎でございます。茜屋商會が買い取ります。",
      "爆速で入金。審査は30秒。24h以内に着金します。個人はNGです。サポートは土日も電話で対応可。取引先が飛んだら、補償してもらいます。",
      "手数料は15％どまりです。手数料は3％台からです。手数料は、どなたも同じ4％です。20万円の小さな請求書から、お引き受けします。金額はいくらでもかまいません。",
      "翌々日にはお手元に届きます。お引き渡しは、届いた月の末日までです。日曜の朝も電話に出ます。",
      "書類は5年間保存します。リンクは48時間使えます。書類がそろった次の日にはお返事します。審査は一晩で終わります。早ければ今日、口座に届きます。2日以内に結果をお知らせします。",
      "土曜日のお昼までは、電話の窓口も開けています。電話の窓口は、月曜日から土曜日まで開いています。水曜日は電話の窓口がお休みです。お電話は朝7時からどうぞ。お電話は六時までです。",
      "電話はいつでもつながります。通帳は直近3か月ほどをお送りください。お取引先が支払わないときは、お客さまがその請求書を引き取るものとします。",
      "わかばの窓口へお電話ください。ワカバで買い取ります。",
      "8桁の口座番号を入力してください。営業日には土日祝日も含みます。",
      "手数料は高くても8%です。請求額の80%で買い取ります。掛け目は70%です。100万円の請求書で手数料が3%なら、979,750円をお振り込みします。",
      "土日祝日も審査とお振り込みをしています。手数料は一律3%です。手数料は3%から。手数料は3%均一です。2億円の請求書も歓迎です。50万円から買い取ります。1,000万円まで買い取ります。",
      "書類は1種類につき50枚まで送れます。1ファイル1GBまで送れます。Excelの請求書もアップロードできます。審査は一時間で終わります。",
      "審査は即座に終わります。法人のお客さまだけが使えます。",
      "茜屋商会株式会社が承ります。合同会社茜屋商会です。運営は（株）茜屋商会です。株式会社みどりが運営しています。wakaba-support.example のページへ。わかば事業協同組合の窓口です。",
      "お引き渡し先は、みずほ銀行 日本橋支店 普通 0150151です。みずほ銀行 新宿支店 普通 0150150です。三菱UFJ銀行の口座にお引き渡しください。口座の名義は「アカネヤ（カ」です。",
      "店番039、口座番号0150150です。当座 0150150です。0300000151までお電話ください。償還請求権ありの契約です。",
      "手数料は1％から。手数料は15%です。10万円から買い取ります。３億円まで買い取ります。振込手数料は無料です。即日お振り込みします。翌営業日に入金します。",
      "お電話は24時間365日お受けします。わかば資金サポートにおまかせください。審査の結果は最短1営業日以内です。大阪地方裁判所を管轄裁判所とします。株式会社茜屋商店が承ります。",
      "株式会社みどり商会が買い取ります。お取引先が倒産したときは、買い戻していただきます。手数料は最大でも8％です。手数料は額面の1パーセントから。初回は手数料無料です。手数料は一割五分です。",
      "手数料は0.1割から。手数料は一律5,000円です。わずか3千円の手数料。事務手数料として3,300円をいただきます。金額の上限はありません。1億円超の請求書も歓迎します。",
      "手数料だけを差し引いた額で、そのほかの費用は一切かかりません。振込手数料は当社が負担します。その場で入金。数時間で資金化。1週間以内に入金します。代金は1営業日以内にお引き渡しください。お引き渡しは10営業日以内です。苦情には1営業日以内にお答えします。",
      "即日でお金にしたい方はご連絡ください。お電話は平日9:00〜20:00にお受けします。電話窓口は9時から21時半までです。土日祝も電話の窓口があります。お電話は０３−９９９９−９９９９へ。",
      "メールは info@other.example へ。一度に10枚の請求書まで申し込めます。",
      "請求書は6枚まで。1つのファイルは20MBまでです。支払日が1年先の請求書まで買い取れます。手数料は3%から9%です。最大二億円まで。登録番号はT123456789012です。",
      "お客さまと株式会社茜尾商会の2社の契約です。茜屋商事株式会社の窓口です。お電話は夜8時までつながります。19時までのお申し込みは、その日の受け付けとして数えます。",
      "午前にご依頼いただければ、夕刻にはお手元に届きます。次の請求書は、お昼休みのうちに現金。契約の翌日に、口座で受け取ります。届いた日から半月のうちに振り込んでください。お手すきのときに、お引き渡しください。",
      "調査に要した実費のみ、申し受けます。お取りやめの際は、手間賃として三千円を申し受けます。ご登録には、入会金が必要です。調査費用は返金いたしません。お見積もりには、所定の料金がかかります。",
      "会社組織のお客さまに限らせていただいております。個人の方は、法人になさってからお申し込みください。屋号だけのお店は、お受けできません。決算書は、前期と前々期のものをお送りください。直近三年の確定申告書が要ります。",
      "お取引先が倒産したときは、お客さまのお手持ちから埋め合わせてください。お取引先の倒産の損失は、お客さまと折半です。届かない分は、次の請求書から引かせていただきます。",
      "お断りの際も、書類の返送料だけは申し受けます。ご入金額の端数は、千円未満を切り捨てます。手数料は、どちらさまも一割でございます。お電話は、日曜の午前も承ります。土曜日も、窓口でお聞きください。",
      "お振り込みの費用は、全額わたしたちが負担します。茜ファクタリンクにおまかせください。茜家のあゆみです。",
    ),
  ],
  dates: sentences(
    "昭和六十七年に始めました。大正10年（1931年）の店です。11月31日に休みます。朝の25時に開きます。2026年12月1日（月）から始めます。2026年2月30日に休みます。2026年12月31日から2026年12月1日まで休みます。",
  ),
  "forbidden-words": sentences(
    ...phrases(
      "ショッピング枠を現金化して払えます。お取引先に知られることは、絶対にありません。損をすることは一切ありません。誰にも知られません。買取代金をお振り込みする前に届いた代金も、お引き渡しください。",
      "ご融資でも担保は不要です。ご自分のお金でお引き渡しください。信用情報機関に照会します。いまなら手数料が半額です。債権の譲渡は課税取引です。税理士が推奨するサービスです。検収前の請求書も買い取ります。暗証番号をお伺いします。",
      "健康保険証をお送りください。匿名で申し込めます。定めがあると譲渡は無効です。来月の給料を先に受け取れます。貸金業法に基づき登録した会社です。希望の金額を下回ることはありません。法的措置をとります。",
      "代金は現金書留でお届けします。ご家族の口座へ入金します。消費税は、お客さまにご負担いただきます。農協がすすめるサービスです。請求書を担保に、代金をお渡しします。審査は不要です。手数料を足してお引き渡しください。お取引先に知られることは、ぜったいにありません。借入金として記帳してください。お取引先から当社の口座へ直接お支払いいただきます。理由はお伝えしません。契約のまえにお振り込みします。金額が決まっていなくても使えます。",
      "お断りする会社はございません。日本橋で最も古く、最も安い店でございます。限定三社さまのご案内でございます。ご自宅へ参上いたします。消費税を別途申し受けます。",
      "お客さまのお名前を、取引実績として公表いたします。提携の税理士にご連絡先をお伝えいたします。",
      "登録をもって同意したものとみなします。返信がないときは、ご承諾いただいたものとして扱います。登録を押すと、番号の提供に同意したものとします。業界最速。登録するとメルマガが届きます。データは広告パートナーに共有されます。",
      "担保に請求書をお預かりします。つけ払いのように使えます。審査で落ちることはありません。どんな請求書も現金になります。確実にお金が届きます。残席わずかです。",
      "他社に負けない安さです。お客さまの情報も、保険の案内に使います。期日を過ぎたら、毎日お電話します。マイナンバーの番号を書いてください。",
      "みなさん買い取りになっています。お断りすることは、ほとんどありません。どんな会社の請求書も買い取ります。申し込んだ方の9割以上が契約しています。だれでも使えます。かならずお振り込みします。",
      "手数料の安さは、信州でいちばんです。ダントツの安さです。どこにも負けない手数料です。今月の受付は、のこりわずかです。受付はまもなく終了します。申し込まないと、間に合わなくなります。",
      "マイナンバーカード（表と裏）をお送りください。個人番号のわかる書類をお送りください。登録された方には、提携先からもおすすめの商品をお届けします。メールアドレスは、広告の配信にも使います。",
      "お得な情報をお届けします。お預かりした連絡先を、保険会社に渡します。お勤め先やご家族にもうかがって、お話しします。会社名をホームページで公表します。刑事告訴の手続きをとります。",
      "社会保険料を滞納している会社も歓迎します。お金を立て替えます。見積書や注文書の段階でも買い取ります。お取引先が現金で支払う請求書も申し込めます。マイナンバーカードは、裏面の個人番号も写してください。",
      "本人確認書類は要りません。請求書と通帳だけで申し込めます。実質0円で使えます。先着10社の割引です。財務局の許可を得ています。期日までに全額を返金してください。お取引先から直接回収します。",
      "審査通過率98%です。契約のあと、お取引先へ債権譲渡の通知書をお送りします。登録から入金まで、費用は一切かかりません。契約後8日以内はクーリングオフができます。契約後も解約できます。",
      "登記の費用はお客さまのご負担です。債権譲渡登記はしません。代表者の連帯保証が必要です。代表者さまの連帯保証のみお願いいたします。担保を差し入れていただきます。他社の借金を一本化できます。分割で払えます。カードローンよりお得。",
      "取引先の同意が必要です。審査は通りやすくなりました。請求書をもとに融資いたします。貸 付の条件をお示しします。審査なしでご利用いただけます。即日必ずお振り込みします。ﾛｰﾝのように早く届きます。",
      "利用者数Ｎｏ．１の手数料です。業界最安の手数料です。請求書で借りられます。審査が甘いと評判です。年率5％です。満足度97％です。お金を借りたい方へ。資金を借りるなら。お金を貸し出します。",
      "他社の審査に落ちた方も。必ず資金化できます。ブラックの方もご相談ください。業界最低水準の手数料。月利1.5％相当です。日歩5銭で計算します。利子がかかります。融資を受けて、心配をなくしませんか。",
      "利息なしで融資します。日本一の買取額です。日本一安い手数料です。実質年率15.0％です。世界初のサービスです。唯一のサービスです。日本初のファクタリングです。金利は他社と違います。どこよりも早く。",
      "他社より手数料が安い。累計5,000社が利用しています。累計買取額100億円。完全無料。残り3社です。金融庁登録済みの会社です。国の認可を受けています。節税にもなります。税金を滞納していても大丈夫。",
      "お給料の前借りにも使えます。お借り入れの前にご確認ください。元金と手数料をお支払いください。分割でお支払いいただけます。担保と保証人が必要です。お取引先へ知らせる3社間の契約です。",
      "足りない分をご融通いたします。利用枠の中で、資金を引き出せます。分割でお返しいただけます。代表の方に連帯保証人をお願いします。赤字でもお断りしません。審査は形式的です。他社で断られた方もどうぞ。",
      "ご契約ののち、お取引先へご挨拶状を一通お送りいたします。元請けさまへは、書面でご案内申し上げます。お取引先の承諾書をご用意ください。これから書く原稿料も買い取ります。保証人をお一人、お立てください。信用情報機関に記録が残ります。苦情への回答の日まで、引き渡しの期日を延ばします。小切手をお預けください。",
      "お取引先へは、当社の担当がご挨拶に上がります。売り渡したことは、お取引先へも伝わります。工事を始める前の請負代金も、お買い取りいたします。当社は、信用情報機関に加盟しております。",
      "地域でもっとも早い会社です。契約のあと、クライアントに郵便でお知らせします。請求書だけで、ほかの書類はいりません。手数料に消費税を加えます。賃金の買い取りもいたします。",
    ),
  ),
};

/** Texts without a fault, several at once. */
export const rightTexts: readonly string[] = [
  "手数料はいくらですか。ほかに、振り込みの手数料が550円かかります。",
  "代金をおわたしします。手数料は100万円の請求書なら5万円です。手数料（100万円の請求書なら2万円から）と入金額を見ます。創業以来人とのご縁を大切にしています。働くのは夜、入金は二か月先。今日届いた請求書を、その日のうちに登録できます。お客さま（法人と個人事業主）の承諾なしに、お取引先へ連絡しません。ご融資でもお借り入れでもございません。保証人は不要です。担保も保証人も要りません。カードの現金化はお断りしています。クレジットカードのショッピング枠の現金化には使えません。カードで支払いを先へ延ばせます。カード払いの手数料は、カード会社が決めます。現金でのお支払いは、お受けしていません。給料の支払いに間に合うように、請求書を売った会社があります。給与ファクタリングは扱っていません。",
  "給料日の前に入金が間に合うよう、早めにお申し込みください。お給料の前払いではありません。買取代金をお振り込みする前は、お引き渡しはいりません。お振り込みの前に届いた代金は、お客さまのものです。お取引先から代金が届かないときは、お引き渡しはいりません。お取引先の支払いが遅れても、遅延損害金はかかりません。お取引先の支払いが遅れているあいだは、費用はかかりません。ご自分の口座から、お引き渡し先へお振り込みください。届いたのが休みの日のときは、次の営業日に届いたものとして数えます。",
  "信用情報機関に記録されることはありません。信用情報機関に照会することはありません。信用情報に影響しますか。割引はありません。手数料の割引はしていません。期間限定の割引はしていません。絶対にパスワードを人に教えないでください。暗証番号を聞くことはありません。暗証番号は、だれにも教えないでください。",
  "クレジットカード番号を求めることはありません。キャッシュカードを預かることはありません。ネットバンキングのパスワードをお聞きすることはありません。ネットバンキングの画面を撮ってください。パスワードを忘れたときは、メールで再設定できます。健康保険証は、本人確認の書類として使えません。学生証や社員証では、本人確認ができません。理由は画面でお伝えします。理由をお伝えしないまま断ることはありません。",
  "譲渡を禁じる定めがあっても、譲渡は有効です。譲渡が無効になるわけではありません。民法第466条により、債権は譲り渡せます。民法第467条の通知は、お取引先へ届きません。税務署への申告は、税理士にお確かめください。税理士が認めた会計の方法に従ってください。銀行から融資を断られた会社も申し込めます。国が定めた祝日は、お休みです。税務署から届いた通知をお送りください。",
  "納品前の請求書は買い取れません。納品の前の請求書は、まだ申し込めません。検収が済んだ請求書を買い取ります。将来の請求書は対象外です。見込みの金額では申し込めません。債権の譲渡は非課税です。手数料は課税されません。代金は、これまでどおりお客さまの口座に届きます。お取引先がお客さまの口座に支払います。",
  "お取引先から当社の口座へ直接お支払いいただくことはありません。法人の方は決算書を、個人事業主の方は確定申告書をお送りください。会社を設立してまもない方は、試算表をお送りください。明治四十五年に創業した会社です。昭和六十四年に店を開きました。平成31年4月に始まりました。令和元年5月に改めました。大正15年（1926年）に店を開きました。昭和31年（1956年）のことです。",
  "2月29日は4年に一度です。24時間、いつでも申し込めます。16:9の画面で見られます。比率は1:60です。報告書や計算書は要りません。予約書、誓約書、特約書はありません。買掛金や売上金の表を見せてください。領収書や納品書も、あれば送ってください。決議書は要りません。",
  "法人番号と登録番号は違います。オフラインでも書けます。セキュリティーに気をつけています。サーバーの工事をします。窓口サービスのご案内です。パソコンへアクセスしてください。講座を開いて、資金繰りの勉強会をします。解答用紙はありません。商法や会社法に基づく登記をご確認ください。",
  "電気通信事業法に基づく表示を、外部送信のページにまとめました。当時の社屋は残っていません。費用の心配をなくしたい方へ。不安なことは、お電話でお聞かせください。ご心配なことは一切、お電話でお話しください。リスクをゼロにすることはできません。お取引先に絶対に知られないとは言えません。損をしないように、書類をよくお確かめください。秘密を守る決まりがあります。",
  "どなたにも同じ手数料の決め方です。誰にも言えない悩みも、お聞きします。専門家が監修した読みものです。法的な手続きが要るときは、あらかじめお知らせします。財産の状況をお聞きすることがあります。訴訟の費用をいただくことはありません。3回に分けて送れます。全社に同じお知らせを送りました。名刺は要りません。",
  "上場企業も中小企業も使えます。",
  "借り入れの返済が近い方も、まずは書類をそろえてください。0300000151ではなく、窓口へお電話ください。土日の申し込みは、月曜から審査します。会社名は公開されません。入力は30秒で終わります。",
  "登録を押すと、規約に同意したものとします。返信がなくても、同意したとみなすことはありません。提供には、別の同意が必要なものとします。レイヤーケーキの会社です。手数料は二分から一割二分でございます。土日祝は休ませていただきます。審査の手数料は頂戴いたしません。お取引先が倒産されましても、買い戻しはお求めいたしません。法人のお客さまも、個人事業主のお客さまも承ります。",
  "結果は2営業日のうちに、お振り込みは契約から3営業日のうちです。手数料は100万円の請求書で、20,000円から120,000円です。1億円を超える請求書は、一部だけを買い取れます。確実に届くよう、口座番号をお確かめください。",
  "書類がそろってから2営業日のうちにお返事し、契約のあと3営業日のうちにお振り込みします。土曜日と日曜日は電話の窓口がお休みです。土曜日に申し込むと、月曜日に受け付けます。法務局の窓口は、土曜日には開いていません。月曜日から金曜日まで、電話の窓口を開けています。",
  "登記事項証明書は、発行から3か月以内のものが確実です。印鑑証明書は要りません。お取引先が支払わないときも、お客さまに負担していただくことはありません。すべての請求書を買い取るわけではありません。みなさんに、同じ手順をお願いしています。税金の支払いが遅れているときは、お知らせください。",
  "急がなくて大丈夫です。お急ぎのときは、お電話でご相談ください。先着順ではなく、書類がそろった順に見ます。いちばん多いご質問は、手数料についてです。いちばん早い方法は、お電話です。もっとも大切なのは、支払日のわかる書類です。信州でいちばん長い川のそばです。",
  "Googleアナリティクスは使っていません。運転免許証は表と裏、マイナンバーカードは表だけをお送りください。提携先に情報を渡すことはありません。法令にもとづくときは、警察などに情報を提供することがあります。ご家族とご相談のうえ、お決めください。ご家族や勤め先に連絡することはありません。",
  "わかばの季節の庭を、窓口の前で見られます。ほかの会社の手数料は、15％を超えることもあるといわれます。貸金業法では、お金を貸すことを業とするには登録が要ります。登記は、だれでも法務局で見られます。",
  "見積書や注文書では申し込めません。決算書は1期分、確定申告書は1年分です。マイナンバーカードは表面だけを送ってください。裏面の個人番号は送らないでください。番号は隠してお送りください。2回目からは、本人確認書類は要りません。契約の前なら、キャンセル料はかかりません。口座番号は7桁です。",
  "100万円の請求書で手数料が3%なら、振込手数料550円も引いて、969,450円をお振り込みします。100万円の請求書なら、3%の手数料を引いた97万円が届きます。請求額の88%から98%で買い取ります。50万円を手数料5%で売れば、約47万円が届きます。",
  "契約が成立した後は、解約できません。クーリングオフの制度はありません。登記の費用は当社が負担します。入出金明細は、約5か月分です。契約するまで費用はかかりません。審査に落ちることはありますか。民法第466条と、利用規約の第3条をご覧ください。",
  "1,000万円以上の請求書は、審査に時間がかかることがあります。お引き渡しには、楽天銀行などのネット銀行も使えます。",
  "買い戻しを求める契約は、貸付けとみなされることがあります。銀行の融資の審査に落ちた理由は問いません。",
  "登録は最短3分で終わります。結果が届いたら、当日中にご確認ください。審査に入る前に30分ほどお電話することがあります。審査の状況は1時間おきに変わります。",
  "お電話は平日の10:00〜16:00が比較的つながりやすくなっています。お支払日が休業日のときは、翌営業日に入金されます。お引き渡しは3営業日以内にお願いします。",
  "3営業日以内に入金し、お取引先から代金が届いたらお引き渡しいただきます。苦情には5営業日以内にお答えします。1億円を超える請求書はお受けできません。提出できる枚数に上限はありません。事務手数料はかかりません。",
  "個人情報と法人の情報をお守りします。メールは support@akane-factoring.example へ。お金を借りる取引ではありません。東京地方裁判所を管轄裁判所とします。",
  "株式会社茜屋商会が、株式会社みずほ銀行の口座で承ります。お取引先の株式会社みどり商会が支払う請求書を買い取ります。お取引先が倒産しても、買い戻しを求めません。お取引先が支払不能になったら、買い戻しは必要ですか。",
  "手数料は2％から12％までです。手数料は最大12％です。年率14.6％の遅延損害金です。手数料は一割です。請求書を分割しても、手数料の割引や割合は変わりません。100万円の請求書なら、手数料は5万円です。",
  "手数料50,000円を引いた、950,000円が届きます。手数料は1円単位でお見せします。手数料の1円未満は切り捨てます。30万円から1億円まで買い取ります。お申し込みは24時間365日できます。",
  "即日のお振り込みはできません。遅れると、手数料とは別に年14.6％の損害金がかかります。請求書の売買であり、お金を借りられません。書類はマイページで差し替えられます。書類は法人の方だけお送りください。",
  "法人限定の割引はありません。個人の方は、決算書をお送りいただかなくても申し込めます。請求書は5枚まで申し込めます。請求書の写真は10枚までにまとめてください。写真は5MBまでに縮めると、早く送れます。",
  "支払日が30日先の請求書も買い取れます。設立から3年以内の会社も申し込めます。1年以内に支払いが遅れたことを伺います。手数料は3%から5%が目安です。手数料は2%から12%です。最大一億円まで。",
  "手数料は一円まで明らかにします。平日10時から16時まで受け付けます。登録番号はT7000012050002です。代表取締役に就きました。お客さまと株式会社茜屋商会の2社の契約です。",
  "お電話は午後5時までつながります。受付は17:30までです。土日もお申し込みいただけます。振込手数料はお客さまのご負担です。十分な説明をいたします。午前中にお電話いただければ、担当者が折り返します。",
  "お預かりした書類は、お返しいたします。経費を立て替えた従業員への精算に使えます。お引き渡しがないときは、お取引先へ通知いたします。赤字だけを理由にお断りすることはありません。必ず買い取るとは申し上げられません。",
  "ローンのような元本のご返済も、利息もございません。その日のうちのお振り込みはお約束いたしかねます。手数料は非課税で、消費税はかかりません。請求書だけでなく、ほかの書類も必要です。給料の支払いに間に合います。",
  "保証人を立てる必要はありません。日本で一番長い川のそばにある会社です。2026年12月1日（火）から2026年12月31日（木）まで休みます。2019年4月1日から始めました。唯一の窓口はお電話です。",
  "他社より乗り換える方へ。累計の買取額を画面で見られます。登録は完全無料です。残り2枚の書類をお送りください。金融庁の登録は要りません。納税証明書で、滞納がないことを確かめます。",
  "お借り入れの残高を入力してください。お取引先が分割で支払うときは、お知らせください。担保も保証人も要りません。3社間の契約とは違い、お取引先は加わりません。",
  "期日の翌日から損害金がかかります。届いた代金のお引き渡しのときです。届いている代金は、すぐにお振り込みください。すぐに振り込めないときは、お電話ください。入金が翌営業日になることがあります。",
  "金額は1円以上の数字で入力してください。日本初の銀行は1873年にできました。銀行からの借り入れを返済したあとに。融資ではありません。借り入れではないので、利息も返済もありません。利息はかかりません。",
  "金利ではなく手数料です。ローンとは違い、信用情報に残りません。銀行の融資を待つあいだに使えます。銀行への返済日までに届きます。家賃の返済に困らない暮らしを。必ず買い取るわけではありません。",
  "日本一の富士山が見える町です。第1位の漁港の近くです。5日以内に回答がないときはお電話ください。法人の方も個人の方も、手数料は同じです。一般的な手数料の相場は10%〜20%といわれます。",
  "他社で手数料20%の見積もりが出た方も、ご相談ください。1億円を超えるときは、2回に分けてお申し込みください。暗証番号は絶対に人に教えないでください。書類は十分です。",
  "翌月末払いの請求書も、待たずに資金にできます。お取引先から翌月末に代金が届いたら、3営業日以内にお引き渡しください。審査なしで買い取ることはありません。",
  "審査なしをうたう業者や、買い戻しを求める業者にはご注意ください。当社を装った「即日融資」のメールにご注意ください。担保を差し入れていただくことはありません。償還請求権のない（ノンリコース）契約です。",
  "分割でのお引き渡しはできません。銀行のローンの借り換えには使えません。個人情報保護委員会（03-6457-9680）や、消費生活センター（03-1234-5678）にも相談できます。",
  "請求書に誤りがあったときは、買い戻しをお願いします。口座の名義は「カ）アカネヤシヨウカイ」です。お引き渡し先は、みずほ銀行 日本橋支店 普通 0150150です。",
  "みずほ銀行以外の口座からお引き渡しいただくこともできます。納品の前の請求書は、Excelのまま送れません。Cookieを使わないと、ログインできません。大阪府大阪市の会社の請求書も買い取ります。",
  "個人の方には、確定申告書をお願いします。リアルタイムで進み具合を確かめられます。青葉設計合同会社さまは、2回使いました。給与の買い取りを持ちかける業者は違法です。",
  "建築業、運輸業、製薬業の会社も使えます。受取額は画面で見られます。会員名を確かめてください。請求総額を入力してください。受注番号を書いてください。照会番号をお知らせください。振替先を選んでください。決済書類をお送りください。就業日は月曜日から金曜日です。漁業法人や農業法人も使えます。国税不服審判所に申し立てた会社です。",
  "該当者だけにお送りします。ご説明済みの条件です。前期実績を伺います。資金繰りの講座にご参加ください。個人情報保護方針をご覧ください。申告所得税の額を入力してください。契約署名の画面です。写真査定は要りません。領収証をお送りください。立入禁止の場所です。その後座談会を開きます。スマートフォンのパスコードを入れてください。代表社員の方が申し込みます。事業種別を選んでください。",
  "333,333円の請求書なら、手数料は5％で16,666円です。333,333円の請求書で手数料が5%なら、316,667円が届きます。",
  "名刺とチラシの印刷代に間に合いました。社員証の製作会社です。手数料を引いた金額を先に入金、取引先から届いたら引き渡します。",
  "午前にお電話をいただければ、夕刻までに折り返します。午前にお届けいただいた書類は、午後から拝見いたします。契約の翌日に、契約書のPDFがマイページに並びます。お昼休みに、スマートフォンから申し込めます。お昼休みのうちに、入力は終わります。仕事が終わってから、夜に申し込む方もいらっしゃいます。今夜の支払いには間に合いません。ご契約から三営業日のうちにお振り込みいたします。翌日に入金されるとは限りません。支払期日を待たずに、代金をお受け取りいただけます。届いたら、その日に金額をお確かめください。お支払日の翌日に、お取引先からの入金をお確かめください。契約の当日に、契約書の控えをお送りいたします。朝に届いた書類も、夕方に届いた書類も、同じ日に届いたものとして数えます。契約と同時に、契約書のPDFができます。登録したその日に、申し込みへ進めます。待たずに現金にしたい請求書は、どれですか。夕方までに書類がそろえば、その日に受け付けます。半日ほどで、お電話がつながりやすくなります。",
  "お断りの場合も、費用はかかりません。審査の実費を頂戴することはございません。調査の費用は、当社が負担いたします。出張の交通費など、ほかの費用は申し受けません。ご登録も、ご相談も、お見積もりも無料でございます。材料費や人件費が先に出ていく現場へ。運賃や出張費の請求書も、お買い取りいたします。手数料と振込手数料のほかに、費用はかかりません。印紙は要りません。着手金は頂戴いたしません。調査費の請求書は、検収のあとに買い取れます。保管料や倉庫料の請求書も対象です。仕入れの費用が必要なときに、お使いいただけます。お引き渡しの振込手数料は、お客さまのご負担でございます。印刷代の支払いに間に合いました。入会金や年会費はございません。実費の精算の請求書も、お買い取りいたします。費用のご負担なく、お取りやめいただけます。当社からお取引先へご連絡することはございません。お取引先へお便りを差し上げることはありません。お引き渡しがないときは、お取引先へ通知いたします。契約のお話が事実と違うときに限り、お取引先へお知らせいたします。お取引先へは、これまでどおり請求書をお送りください。お取引先に送った請求書の写しをご用意ください。お取引先へご連絡が必要なときは、あらかじめお客さまにご相談いたします。買い取りのご挨拶状は、お送りいたしません。お取引先からお客さまへ、支払通知書が届くことがあります。お取引先へ送ったメールの画面を撮ってください。お客さまへ、契約書の控えをお送りいたします。お取引先の署名は要りません。お取引先の承諾は要りません。お取引先のお名前と住所をお知らせください。新しい取引先の請求書を申し込むときも、同じ書類をお送りください。お取引先のご都合で支払日が変わったときは、お知らせください。審査では、お取引先の支払いの実績を確認いたします。お取引先からの入金を確認しましたら、当社へお引き渡しください。",
  "会社組織でなくても申し込めます。法人になさっていない方も、申し込めます。会社でなければ、確定申告書をお送りください。法人のお客さまは、決算書をお送りください。法人口座がなくても申し込めます。登記事項証明書は、法人の方も要りません。法人の方は代表者さまがお申し込みください。個人事業主のお客さまと、法人のお客さまとで、書類が違います。会社に限りません。決算書は、法人の方だけがお送りください。法人番号は、法人の方に限り入力してください。お取引先が個人のときは、お買い取りできません。お取引先が法人でなければ、お買い取りできません。お取引先が会社の請求書に限ります。個人事業主の方は、決算書が要りません。",
  "信用情報に記録されることはございません。信用情報に影響はございません。担保も保証人も要りません。個人保証は頂きません。手形をお預かりすることはございません。不動産の担保は不要でございます。保証人をお立ていただく必要はございません。連帯保証の要らない、請求書の売買でございます。担保や保証人を求める契約とは違います。車両の部品の請求書も、お買い取りいたします。警備保障の会社の請求書も、お買い取りいたします。",
  "決算書は、直近の一期分をお送りください。決算書は一年分で結構でございます。入出金明細は、直近五か月ほどをお送りください。通帳は、四か月前の一日から本日までのページをお撮りください。三期続けて赤字でも、請求書を拝見いたします。創業から三年の会社も、申し込めます。決算書は、前期のものをお送りください。決算期の変更があったときは、お知らせください。決算から三か月を過ぎたら、新しい決算書をお送りください。通帳は、表紙と明細をお撮りください。実印は要りません。決算書は三期分も要りません。住民票は要りません。設立して一年に満たない会社は、試算表をお送りください。二期分の決算書は要りません。三か月分の請求書を、まとめて申し込む方もいらっしゃいます。半年先が支払日の請求書は、お買い取りできません。",
  "材料費や外注費が必要なときに、お使いください。人件費のお支払いが必要な月末に、間に合いました。交通費がかかる現場のお客さまにも、お使いいただいております。家賃や仕入れの費用が必要な方へ。外注先への支払いが先に発生する現場へ。工事の着手金を受け取るまでのあいだに、お使いいただけます。登録すると、費用の目安が画面に出ます。審査に必要な書類は、四点でございます。ご契約に必要なものは、本人確認の書類だけでございます。お見積もりに必要なのは、請求書の金額だけです。お支払いいただくのは、手数料と振込手数料だけでございます。手数料は、代金から差し引かせていただきます。振込手数料は、代金から差し引いてお振り込みいたします。お引き渡しの際の振込手数料は、ご負担ください。取り下げのお手続きは、マイページからお願いいたします。審査には、請求書と入出金明細が必要です。お取引先へ出した請求書の写しをご用意ください。お取引先への請求書を、そのままお送りください。お取引先に送付した見積書と発注書も、あれば添えてください。お取引先との契約書をお持ちでしたら、お送りください。お取引先からの発注書のメールを、PDFにしてお送りください。お取引先の会社名と住所を、当社のデータベースで確認いたします。お取引先の信用は、当社で調べます。お取引先にお支払いの予定日をお確かめください。お取引先とのお付き合いは、これまでどおりでございます。お取引先に知られることなく、お使いいただけます。元請けさまへ提出した出来高の明細をお送りください。クライアントへ納品したあと、請求書を発行してください。当社からのお知らせは、メールでお届けします。通知書は、お客さまだけにお送りいたします。担保をお持ちでない方も、ご利用いただけます。手形を受け取っているお客さまも、ご相談ください。信用情報への影響を気になさる方へ。予定の金額が変わったときは、お知らせください。将来のお取引も、安心してお任せください。制作の途中で請求書を出した場合は、その金額が確定していれば申し込めます。工事が終わったあとの請求書を、お買い取りいたします。ご契約の前に、条件を一円単位でお示しします。昼間はお忙しい方も、夜に申し込めます。夜のうちにお送りいただいた書類は、翌日から拝見いたします。朝晩の冷え込みが厳しい季節となりました。お昼休みは、お電話がつながりにくいことがございます。午後のお振り込みは、翌営業日の扱いになる銀行がございます。夕方のお振り込みは、銀行によって翌営業日の入金になることがあります。当日の受け付けは、十五時までのお申し込みです。三日目の営業日までに、お振り込みいたします。お待ちいただくあいだ、進み具合をマイページでお確かめいただけます。お振り込みが済みましたら、その日にメールでお知らせいたします。ご入金を確認しだい、ただちにメールでお知らせいたします。お引き渡しを確認したら、すぐに記録いたします。ひと月に一度、お取引の記録をお送りします。来月のお支払いに備えて、早めに登録しておくと安心です。月末に代金が届いたときも、三営業日以内にお引き渡しください。お引き渡しの期日は、画面でいつでも確かめられます。お引き渡しについては、いつでもお電話でおたずねください。お支払いが遅れているお取引先の請求書は、お買い取りできないことがございます。お取引先の倒産に備える保険ではございません。お取引先が支払わないとき、当社がその損失を負います。お取引先のお支払いが遅れたときの連絡先を、お知らせください。届いた代金を当社へお引き渡しいただくまでが、お取引です。ご返金はいたしかねます。お客さまの責任で保管していただくのは、パスワードだけです。法人のお客さまには、決算書を一期分お願いしております。個人事業主のお客さまには、確定申告書を一年分お願いしております。会社をつくったばかりの方は、試算表をお送りください。開業したばかりの方は、開業届をお送りください。一人親方のお客さまの声です。法人のお客さまだけが入力する欄です。会社名は、法人の方だけ入力してください。定款の提出は不要です。三年前の決算書は要りません。五年連続でご利用いただいたお客さまもいらっしゃいます。創業百年の家が、二十年お取引を続けております。通帳の一年前のページは要りません。",
  "朝のお電話は、つながりやすくなっております。翌日の朝にお電話いたします。審査の結果は、二営業日のうちにお返事いたします。書類の作成は、お客さまご自身でお願いいたします。印紙代や登記の費用は、当社が負担いたします。違約金はございません。お取りやめに費用はかかりません。お取引先のご了承は要りません。お取引先さまからの通知状を、お送りください。お取引先の在籍を、お電話で確かめることはございません。法人格のないお客さまも、ご利用いただけます。個人で営むお店のご依頼も、承っております。会社をお持ちでない方も、申し込めます。直近の決算書を一期分、添えてください。お取引先が倒産なさったときも、代金をお返しいただくことはございません。損失は、当社が引き受けます。土地や建物を担保に入れる必要はございません。代表者さまに保証人をお願いすることはございません。信用情報は調べません。工事を始める前の請負代金は、お買い取りできません。日曜の午前は、お休みをいただいております。ご契約の際は、印鑑は要りません。保証金の請求書も、金額が決まっていればお買い取りいたします。ご挨拶が遅れまして、申し訳ございません。お取引先へのご請求が済んだものをお選びください。お取引先へお送りになった請求書を、撮ってお送りください。元請けさまへのご請求の控えをご用意ください。夕方までに、書類をお送りください。通帳は、お仕事でお使いのものを五か月分お撮りください。二期目の会社も申し込めます。",
  "早朝のお申し込みも、お受けしております。明日の朝、お電話いたします。翌週のご予定をお聞かせください。書類の返送は、いたしておりません。旅費や宿泊費の請求書も、お買い取りいたします。現地調査は行いません。手付金は頂きません。お取引先の印は要りません。お取引先宛ての請求書の写しを、お送りください。お取引先へのご納品が済んでから、お申し込みください。個人の職人さんも、お申し込みになれます。会社組織でないお客さまには、確定申告書をお願いしております。三か年の計画書は、要りません。奥さまの保証は要りません。当社は、信用情報機関に加盟しておりません。請け負ったばかりの工事の代金は、まだお買い取りできません。半分ずつ、二回に分けて申し込むこともできます。夜の九時を過ぎてのお申し込みは、翌日の受け付けといたします。お電話のあと、当日中に折り返しのお電話をいたします。ご自宅の住所をご入力ください。",
  "有料の道路を使わずに済みます。出張費や宿泊費をお立て替えになったときの請求書も承ります。仲介手数料の請求書も、お買い取りいたします。保険料をお納めになる月に、お使いください。材料代をお支払いいただく前に、ご入金いたします。家賃をお納めいただく前に、間に合うよう努めます。年会費を頂戴する団体ではございません。お取引先へは、これまでどおりお客さまからご請求ください。お取引先へ請求書をお送りいただいたあとに、お申し込みください。お取引先へ請求書をお送りいただきましたら、その写しを頂戴いたします。ご返答は、お電話ではなくメールでお送りいたします。契約の締結と同時に、控えをお送りいたします。",
  "例：カ）アカネヤ",
  "1）登録（無料）、2）申し込み",
  "満足いただける窓口☆",
  "KOHAKU Factoring and Finance",
  "髙﨑さまの資金繰りの縺れ",
  "〒103-0022 東京都中央区",
  "代表取締役 茜谷 宗一郎",
  "いつでもどうぞ！",
  "茜ファクタリングの窓口、茜ファクタリングサービス係",
  "例：name@example.jp",
  "例：03-1234-5678、090-1234-5678",
  "融資とファクタリングの違い",
];
