import { anchors, type TopSection } from "@kaitori/brand";
import { expect, test } from "vitest";
import { exampleTestBrand } from "#testing/example-test-brand.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

const renderTop = (changes: Partial<typeof exampleTestBrand.settings.limits> = {}) =>
  renderTestPage({ at: "/", settings: { limits: { ...exampleTestBrand.settings.limits, ...changes } } });

test("the calculator offers no amount outside the brand's limits", async () => {
  const { html } = await renderTop({ purchaseAmountMin: 1_000_000, purchaseAmountMax: 2_000_000 });
  const buttons = [...html.matchAll(/<button[^>]*>([^<]*万円)<\/button>/g)].map(([, words]) => words);
  expect(buttons).toContain("100万円");
  expect(buttons).not.toContain("50万円");
  expect(buttons).not.toContain("300万円");
});

test("the top page states the days until the result in bank days", async () => {
  expect((await renderTop()).text).toMatch(/結果まで\s*\d営業日/);
});

const renderSections = (...sections: TopSection[]) =>
  renderTestPage({ at: "/", sections: { top: sections } });

const headingsOf = (html: string) =>
  [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, words = ""]) => words.replace(/<[^>]+>/g, ""));

test("B20 a brand chooses parts, order, and number of questions and steps of its top page", async () => {
  const { html, text } = await renderTestPage({
    at: "/",
    sections: {
      top: [
        { kind: "hero", variant: "vertical" },
        { kind: "voices", title: "使った方の声", items: [{ who: "町工場", text: "助かりました。" }] },
        { kind: "questions", items: [{ question: "土曜も開いていますか。", answer: "平日のみです。" }] },
        { kind: "history", title: "あゆみ", items: [{ when: "1921年", text: "開業しました。" }] },
        {
          kind: "steps",
          title: "3つの手順",
          items: [{ title: "送る", text: "写真を送ります。" }, { title: "決める" }, { title: "届く" }],
        },
        { kind: "company", title: "会社のこと" },
        { kind: "closing" },
      ],
      footer: [{ label: "採用情報", href: "https://recruit.brand.example/" }],
    },
  });
  expect(headingsOf(html).slice(1)).toEqual([
    "使った方の声",
    "よくある質問",
    "あゆみ",
    "3つの手順",
    "会社のこと",
    "まずは登録から",
  ]);
  expect(text).toContain("土曜も開いていますか。");
  expect(text).not.toContain("ファクタリングとは何ですか。");
  expect(html).toContain('href="https://recruit.brand.example/"');
  expect(html).toContain("株式会社見本");
});

test("B20 a brand lists dated notices and adds external links to the header", async () => {
  const { html, text } = await renderTestPage({
    at: "/",
    sections: {
      header: [{ label: "会社案内", href: "https://company.brand.example/" }],
      top: [
        { kind: "hero" },
        {
          kind: "notices",
          title: "お知らせ",
          items: [
            { date: "2026-11-16", text: "年末年始のお休み", href: "/terms/" },
            { date: "2026-11-16", text: "振込が早くなりました。" },
          ],
        },
        { kind: "closing" },
      ],
    },
  });
  expect(text.match(/2026年11月16日/g)).toHaveLength(2);
  expect(text).toContain("振込が早くなりました。");
  expect(html).toMatch(/<a href="\/terms\/"[^>]*>年末年始のお休み/);
  expect(html.indexOf("https://company.brand.example/")).toBeLessThan(html.indexOf("<h1"));
});

test("B20 the top page links only to existing parts", async () => {
  const { html } = await renderSections({ kind: "hero" }, { kind: "closing" });
  expect(html).not.toMatch(/href="\/?#(?:price|flow|questions)"/);
  expect((await renderTop()).html).toMatch(/href="\/?#price"/);
});

test("B20 a photograph has two formats, three widths and reserved space; the first is fetched first", async () => {
  const items = [{ who: "町工場", text: "助かりました。", picture: "shop" }];
  const { html } = await renderSections(
    { kind: "hero", picture: "shop" },
    { kind: "voices", title: "使った方の声", items },
    { kind: "company", title: "会社のこと", picture: "shop" },
    { kind: "closing" },
  );
  const pictures = html.match(/<picture>.*?<\/picture>/g) ?? [];
  expect(pictures).toHaveLength(3);
  const sourceOf = (width: number, format: string) =>
    `/brand/photographs/shop-0badcafe-${width}.${format} ${width}w`;
  for (const picture of pictures) {
    for (const width of [480, 960, 1440])
      for (const format of ["avif", "webp"]) expect(picture).toContain(sourceOf(width, format));
    expect(picture).toMatch(/<source type="image\/avif"[^>]*sizes="[^"]+"/);
    expect(picture).toMatch(/<img [^>]*sizes="[^"]+"[^>]*width="1600" height="1200" alt="店の入口"/);
    expect(picture).toContain('style="object-position:25% 50%"');
  }
  const [hero = "", ...otherPictures] = pictures;
  expect(hero).toContain('fetchPriority="high"');
  expect(hero).not.toContain('loading="lazy"');
  expect(html).not.toContain("/brand/hero.svg");
  for (const picture of otherPictures) expect(picture).toContain('loading="lazy"');
});

test("B20 a missing photograph is left out", async () => {
  const { html } = await renderSections(
    { kind: "hero" },
    { kind: "company", title: "会社のこと", picture: "gone" },
  );
  expect(html).not.toContain("<picture");
});

test("B20 a brand's additional articles are numbered with the others", async () => {
  const articles = {
    terms: [{ after: 2, title: "会員の種類", text: "{we}の会員は2種類です。\n詳しくは別に定めます。" }],
  };
  const { text } = await renderTestPage({ at: "/terms/", sections: { articles } });
  expect(text).toMatch(/第3条　会員の種類[\s\S]*当社の会員は2種類です。[\s\S]*第4条　登録/);
});

test("B20 a calculator in the hero is linked and appears once", async () => {
  const { html } = await renderSections({ kind: "hero", variant: "calculator" }, { kind: "closing" });
  expect(html.match(/id="price"/g)).toHaveLength(1);
  expect(html).toMatch(/href="\/?#price"/);
  expect(html).toContain("見積もり");
});

test("B20 figures take their values from the settings", async () => {
  const items = [{ label: "結果まで", value: "{decisionDays}営業日で" }];
  const { text } = await renderSections({ kind: "hero" }, { kind: "figures", items }, { kind: "closing" });
  expect(text).toContain("2営業日で");
});

test("the target group comes before the service's description", async () => {
  const { text } = await renderTestPage({
    at: "/",
    settings: { individuals: false },
    sections: {
      top: [
        { kind: "hero" },
        { kind: "audience", items: [{ title: "町工場", text: "部品の請求書" }] },
        { kind: "points" },
        { kind: "closing" },
      ],
    },
  });
  expect(text).toMatch(/ご利用いただける方\s*法人\s*町工場[\s\S]*選ばれる理由/);
});

test("the header's main button is registration, with the subtle login before it", async () => {
  const header = /<header[\s\S]*?<\/header>/.exec((await renderTop()).html)?.[0] ?? "";
  const [login = "", register = ""] = [
    ...header.matchAll(/<a [^>]*href="\/(?:login|register)\/"[^>]*>/g),
  ].map(([link]) => link);
  expect(login).toMatch(/\/login\/.*subtle|subtle.*\/login\//);
  expect(register).toMatch(/\/register\/.*primary|primary.*\/register\//);
});

test("the footer lists the site in named groups", async () => {
  const footer = /<footer[\s\S]*<\/footer>/.exec((await renderTop()).html)?.[0] ?? "";
  expect([...footer.matchAll(/<nav aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual([
    "サービス",
    "規約と会社の情報",
  ]);
  for (const address of ["/#price", "/#flow", "/#questions", "/terms/", "/legal/sct/"])
    expect(footer).toContain(`href="${address}"`);
});

test.each([
  { variant: "numbered", list: "ol" },
  { variant: "list", list: "ul" },
] as const)("the points of the variant $variant are a list of the kind $list", async ({ variant, list }) => {
  const items = [{ title: "内密に", text: "取引先には連絡しません。" }];
  const { html } = await renderSections({ kind: "points", variant, items });
  expect(html).toMatch(new RegExp(`<${list} [^>]*><li [^>]*>.*内密に`));
});

test("B20 D20 the top page lists the brand's further papers if its server supports them", async () => {
  const paper = { guidance: "税務署で受け取れます。", from: "corporate", required: true } as const;
  const furtherPapers = [
    { ...paper, key: "tax_payment", title: "納税証明書" },
    { ...paper, key: "licence", title: "許可証", required: false },
  ];
  const withPapers = await renderTestPage({ at: "/", settings: { furtherPapers, server: { level: 1 } } });
  expect(withPapers.text).toContain("納税証明書");
  expect(withPapers.text).not.toContain("許可証");
  // A server of level 0 has no field for such papers, and an unknown level may be 0.
  for (const server of [{ level: 0 } as const, {}]) {
    const withoutPapers = await renderTestPage({ at: "/", settings: { furtherPapers, server } });
    expect(withoutPapers.text).not.toContain("納税証明書");
  }
});

test("R1.5 papers for all are listed once, the others by kind of applicant", async () => {
  const papersOf = async (individuals: boolean) => {
    const { html } = await renderTestPage({ at: "/", settings: { individuals } });
    const [, sectionOnwards = ""] = html.split(`id="${anchors.papers}"`);
    const [section = ""] = sectionOnwards.split("</section>");
    return [...section.matchAll(/<(?:h3|strong)[^>]*>([^<]+)</g)].map(([, words]) => words);
  };
  const documentsForAll = ["請求書", "入出金明細（直近5か月ほど）", "本人確認書類"];
  expect(await papersOf(true)).toEqual([
    ...documentsForAll,
    "法人の方",
    "決算書（直近1期分）",
    "個人事業主の方",
    "確定申告書（直近1年分）",
  ]);
  expect(await papersOf(false)).toEqual([...documentsForAll, "決算書（直近1期分）"]);
});
