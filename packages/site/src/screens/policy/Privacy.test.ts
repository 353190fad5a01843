import { expect, test } from "vitest";
import { drawnPage } from "../../testing/drawn-page.tsx";

test.fails("F11 the privacy page of a brand with a tag manager names it", async () => {
  const { text } = await drawnPage({ at: "/policy/privacy/", settings: { tagManagerId: "GTM-ABC1234" } });
  expect(text).toContain("クッキーと利用状況の計測");
  expect(text).toMatch(/Google\s?(?:Tag Manager|タグ\s?マネージャー)/i);
});
