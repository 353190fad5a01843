import type { Tags } from "@kaitori/brand/settings";
import { expect, test } from "vitest";
import { renderTestPage } from "#testing/render-test-page.tsx";

const tags: Tags = {
  consent: "ask",
  list: [
    { kind: "tagManager", id: "GTM-ABC1234" },
    {
      kind: "other",
      name: "広告計測",
      company: "株式会社計測",
      sent: "ご覧になったページのURL",
      purpose: "広告の効果の測定",
      policy: "https://measured.example/privacy/",
      script: "https://cdn.measured.example/tag.js",
    },
  ],
};

test("the privacy page of a brand with a tag manager names it", async () => {
  const { text } = await renderTestPage({ at: "/policy/privacy/", settings: { tags } });
  expect(text).toContain("クッキーと利用状況の計測");
  expect(text).toMatch(/9\. 外部の事業者への送信\n[^\n]*Google タグ マネージャー、広告計測/);
});

test("B20 the page of external transmission states recipient, data and purpose of each tag", async () => {
  const { text, html } = await renderTestPage({ at: "/policy/external/", settings: { tags } });
  for (const sentence of [
    "Google LLC",
    "株式会社計測",
    "ご覧になったページのURL",
    "広告の効果の測定",
    "契約のページでは",
  ])
    expect(text).toContain(sentence);
  expect(html).toContain('href="https://measured.example/privacy/"');
  expect(text.match(/外部送信について/g)).toHaveLength(2);
});

test("B20 without tags the page shows that there are none, and the privacy page has no article about them", async () => {
  const { text } = await renderTestPage({ at: "/policy/external/" });
  expect(text).toContain("プログラムはありません");
  expect(text).not.toContain("Google");
  const privacy = await renderTestPage({ at: "/policy/privacy/" });
  expect(privacy.text).not.toContain("外部の事業者への送信");
});
