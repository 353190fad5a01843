import { expect, test } from "vitest";
import { englishCopy, englishSettings } from "./english-brand.ts";
import { renderTestPage } from "./render-test-page.tsx";

const japanese = /[^\n<>"]*[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}][^\n<>"]*/gu;

test.each([
  { at: "/maintenance/", text: "We are working on the service" },
  { at: "/profile/password/reset/recover/", text: "Send the link" },
  { at: "/unsupported/", text: "Sorry, we do not serve sole traders" },
])("B9 an English brand has no Japanese text on $at", async ({ at, text }) => {
  const { html } = await renderTestPage({
    at,
    copy: englishCopy,
    settings: { ...englishSettings, individuals: false },
  });
  expect(html).toContain(text);
  expect(html.match(japanese) ?? []).toEqual([]);
});
