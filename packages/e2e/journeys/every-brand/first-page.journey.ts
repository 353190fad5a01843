import { expect } from "@playwright/test";
import { loadPage, recordConsole, transferredBytes } from "#support/page-load.ts";
import { signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";

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
