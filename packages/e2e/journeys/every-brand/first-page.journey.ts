import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { expect, type Page, type Request } from "@playwright/test";
import { fillLogin, signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { sharedOrigin } from "#support/words.ts";

/**
 * Bytes of document, scripts and styles of a first visit: the value of the heaviest brand plus 5 %. Public pages are
 * measured until hydration, pages of users until they are idle. Times depend on the machine.
 */
const budgets = {
  public: [
    // The first page of most visits. React, react-dom and the router take 86 kB of it, react-hook-form 14.
    { path: "/login/", bytes: 150_800 },
    // Includes the drawing of the first section, 2.5 to 6 kB.
    { path: "/", bytes: 156_100 },
  ],
  ofUsers: [
    { path: "/mypage/", bytes: 193_900 },
    { path: "/entry/entry_invoice/", bytes: 237_100 },
  ],
};

for (const { path, bytes } of budgets.public)
  test(`${path} is hydrated within its budget of bytes, without images and calls`, async ({ page }) => {
    const messages = recordConsole(page);
    const { beforeHydration, allRequests } = await loadPage(page, path);
    expect(transferredBytes(beforeHydration), JSON.stringify(beforeHydration)).toBeLessThanOrEqual(bytes);
    expect(beforeHydration.filter(({ kind }) => kind === "image")).toEqual([]);
    expect(allRequests.filter(({ path }) => path.startsWith("/api/"))).toEqual([]);
    expect(messages).toEqual([]);
  });

for (const { path, bytes } of budgets.ofUsers)
  test(`${path} keeps to its budget of bytes`, async ({ page }) => {
    await signInByCall(page);
    const { allRequests } = await loadPage(page, path);
    expect(page.url()).toContain(path);
    expect(transferredBytes(allRequests), JSON.stringify(allRequests)).toBeLessThanOrEqual(bytes);
  });

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

/** Opens an address with an empty cache and records every request until the page is idle. */
async function loadPage(page: Page, address: string) {
  const finished: Request[] = [];
  const record = (request: Request) => void finished.push(request);
  page.on("requestfinished", record);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  await page.waitForLoadState("networkidle");
  page.off("requestfinished", record);
  const { opened, hydratedAt } = await page.evaluate(() => ({
    opened: performance.timeOrigin,
    hydratedAt: performance.getEntriesByName("hydrated")[0]?.startTime ?? 0,
  }));
  const allRequests = await Promise.all(
    finished
      .filter((request) => request.url().startsWith("http"))
      .map(async (request) => ({
        method: request.method(),
        path: new URL(request.url()).pathname,
        kind: request.resourceType(),
        /** Body as transferred. */
        bytes: (await request.sizes()).responseBodySize,
        /** Milliseconds after the page was opened, as `hydratedAt`. */
        startedAt: request.timing().startTime - opened,
      })),
  );
  return {
    beforeHydration: allRequests.filter(({ startedAt }) => startedAt < hydratedAt),
    allRequests,
  };
}

/** Bytes of documents, scripts and styles; data and images depend on the account. */
const transferredBytes = (files: Awaited<ReturnType<typeof loadPage>>["allRequests"]): number =>
  files
    .filter(({ kind }) => ["document", "script", "stylesheet"].includes(kind))
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** Collects messages of the browser console from now on. */
function recordConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", ({ message }) => messages.push(message));
  return messages;
}
