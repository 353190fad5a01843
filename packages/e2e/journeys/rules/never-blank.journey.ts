import { expect } from "@playwright/test";
import { signIn } from "../../support/sign-in.ts";
import { test } from "../../support/test.ts";

declare global {
  interface Window {
    timesEmptied?: number;
  }
}

test("the start of a page stands until the page takes its place", async ({ page }, info) => {
  await signIn(page, info, { email: "new@demo.example" });
  await page.addInitScript(() => {
    window.timesEmptied = 0;
    let hadContent = false;
    new MutationObserver(() => {
      const hasContent = Boolean(document.getElementById("site")?.childElementCount);
      if (hadContent && !hasContent) window.timesEmptied = (window.timesEmptied ?? 0) + 1;
      hadContent = hasContent;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/profile/before_entry/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.timesEmptied)).toBe(0);
});
