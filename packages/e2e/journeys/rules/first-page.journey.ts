import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { expect } from "@playwright/test";
import { budgets } from "#support/budgets.ts";
import { loadPage, recordConsole } from "#support/page-load.ts";
import { fillLogin } from "#support/sign-in.ts";
import { test } from "#support/test.ts";

test("a login is one request for it, and the console stays empty", async ({ page }, info) => {
  const said = recordConsole(page);
  await loadPage(page, budgets.login.path);
  const logins: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/auth/") logins.push(request.method());
  });
  await fillLogin(page, info);
  await page.waitForURL("**/mypage/");
  await page.waitForLoadState("networkidle");
  expect(logins).toEqual(["POST"]);
  expect(said).toEqual([]);
});

for (const path of ["/", "/login/", "/register/", "/legal/sct/"])
  test(`${path} looks the same before its scripts and styles have come as after`, async ({
    browser,
    viewport,
  }, info) => {
    const baseURL = info.project.use.baseURL ?? "";
    const without = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL });
    const start = await without.newPage();
    await start.goto(path, { waitUntil: "load" });
    const before = `first-page${path.replaceAll("/", "-")}.png`;
    mkdirSync(dirname(info.snapshotPath(before)), { recursive: true });
    await start.screenshot({ path: info.snapshotPath(before), animations: "disabled" });
    await without.close();
    const whole = await browser.newContext({ viewport, baseURL });
    const atWork = await whole.newPage();
    await loadPage(atWork, path);
    // Rendering may change single pixels of a corner; a shift by one pixel changes hundreds.
    await expect(atWork).toHaveScreenshot(before, { threshold: 0, maxDiffPixels: 30 });
    await whole.close();
  });
