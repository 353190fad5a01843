import { expect, test } from "vitest";
import { brandOfTests } from "../../testing/brand-of-tests.ts";
import { drawnPage } from "../../testing/drawn-page.tsx";

const top = (changes: Partial<typeof brandOfTests.settings.limits> = {}) =>
  drawnPage({ at: "/", settings: { limits: { ...brandOfTests.settings.limits, ...changes } } });

test("G5 the calculator offers no amount outside the brand's limits", async () => {
  const { html } = await top({ purchaseAmountMin: 1_000_000, purchaseAmountMax: 2_000_000 });
  const buttons = [...html.matchAll(/<button[^>]*>([^<]*万円)<\/button>/g)].map(([, words]) => words);
  expect(buttons).toContain("100万円");
  expect(buttons).not.toContain("50万円");
  expect(buttons).not.toContain("300万円");
});

test("F1 the top page says within how many bank days money comes", async () => {
  expect((await top()).text).toMatch(/\d営業日/);
});

test("F10 the figures of the top page are about the offer: since when the service exists is none", async () => {
  const { text } = await top();
  expect(text).toContain("結果まで");
  expect(text).not.toContain("サービス開始");
});
