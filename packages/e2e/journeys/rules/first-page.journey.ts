import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { expect } from "@playwright/test";
import { loadPage, recordConsole } from "#support/page-load.ts";
import { fillLogin } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { sharedOrigin } from "#support/words.ts";

test("a login sends one request, and the console stays empty", async ({ page }) => {
  const messages = recordConsole(page);
  await loadPage(page, "/login/");
  const logins: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/auth/") logins.push(request.method());
  });
  await fillLogin(page);
  await page.waitForURL("**/mypage/");
  await page.waitForLoadState("networkidle");
  expect(logins).toEqual(["POST"]);
  expect(messages).toEqual([]);
});

test("a prerendered page looks the same without scripts and after hydration", async ({
  browser,
  viewport,
}, info) => {
  const baseURL = sharedOrigin();
  const scriptless = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL });
  const scripted = await browser.newContext({ viewport, baseURL });
  const staticPage = await scriptless.newPage();
  const hydratedPage = await scripted.newPage();
  for (const path of ["/", "/login/", "/register/", "/legal/sct/"]) {
    const pictureName = `first-page${path.replaceAll("/", "-")}.png`;
    mkdirSync(dirname(info.snapshotPath(pictureName)), { recursive: true });
    await staticPage.goto(path, { waitUntil: "load" });
    await staticPage.screenshot({ path: info.snapshotPath(pictureName), animations: "disabled" });
    await loadPage(hydratedPage, path);
    // Rendering may change single pixels of a corner; a shift by one pixel changes hundreds.
    await expect(hydratedPage).toHaveScreenshot(pictureName, { threshold: 0, maxDiffPixels: 30 });
  }
  await scriptless.close();
  await scripted.close();
});
