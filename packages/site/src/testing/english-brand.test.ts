import { expect, test } from "vitest";
import { englishCopy, englishSettings } from "./english-brand.ts";
import { renderTestPage } from "./render-test-page.tsx";

const japanese = /[^\n<>"]*[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}][^\n<>"]*/gu;

test.each([
  { at: "/maintenance/", says: "We are working on the service" },
  { at: "/profile/password/reset/recover/", says: "Send the link" },
  { at: "/unsupported/", says: "Sorry, we do not serve sole traders" },
])("B9 copy and settings alone translate $at", async ({ at, says }) => {
  const { html } = await renderTestPage({
    at,
    copy: englishCopy,
    settings: { ...englishSettings, individuals: false },
  });
  expect(html).toContain(says);
  expect(html.match(japanese) ?? []).toEqual([]);
});
