import type { BrandSections, OwnPage } from "@kaitori/brand";
import { expect, test } from "vitest";
import { renderTestPage } from "#testing/render-test-page.tsx";

const page: OwnPage = {
  path: "/guide/hand-over",
  title: "{serviceName}へのお引き渡し",
  description: "{handOverDays}営業日以内にお引き渡しいただきます。",
  parts: [
    { kind: "text", title: "期日", text: "{handOverDays}営業日以内です。\n口座は{returnAccount}です。" },
    { kind: "picture", picture: "shop", text: "本店の窓口" },
    { kind: "questions", title: "質問", items: [{ question: "土曜は？", answer: "翌{dayEnds}までです。" }] },
    { kind: "links", items: [{ label: "利用規約", href: "/terms/" }] },
  ],
};
const sections: BrandSections = {
  pages: [page, { ...page, path: "/company-history", title: "あゆみ" }],
  footer: [{ label: "あゆみ", href: "/company-history/" }],
};

test("B20 a brand has its own pages at its own addresses, filled in from its settings", async () => {
  const { html, text, head } = await renderTestPage({ at: "/guide/hand-over/", sections });
  expect(text).toContain("見本ファクタリングへのお引き渡し");
  expect(text).toMatch(/3営業日以内です。\s口座は見本銀行　本店/);
  expect(text).toContain("翌15:00までです。");
  expect(text).not.toMatch(/[{}]/);
  expect(html).toMatch(/<picture>.*shop-0badcafe-960\.avif.*<\/picture>/);
  expect(text).toContain("本店の窓口");
  expect(html).toMatch(/<main[\s\S]*<a [^>]*href="\/terms\/"[\s\S]*<\/main>/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(head).toEqual({
    title: "見本ファクタリングへのお引き渡し｜見本ファクタリング",
    description: "3営業日以内にお引き渡しいただきます。",
  });
});

test("B20 each own page opens, and the footer links to it", async () => {
  const { html, text } = await renderTestPage({ at: "/company-history", sections });
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe("あゆみ");
  expect(html).toContain('href="/company-history/"');
  expect(text).not.toContain("お探しのページが見つかりません");
});

test("B20 the address of another brand's page shows the 404 page", async () => {
  const { text } = await renderTestPage({ at: "/guide/hand-over/" });
  expect(text).toContain("お探しのページが見つかりません");
});
