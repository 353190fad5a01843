import { expect } from "@playwright/test";
import { budgets } from "#support/budgets.ts";
import { loadPage, recordConsole, scriptBytes } from "#support/page-load.ts";
import { withSession } from "#support/sign-in.ts";
import { test } from "#support/test.ts";

for (const name of ["login", "top"] as const) {
  const { path, requests, script, document } = budgets[name];

  test(`${path} becomes interactive within its budget of requests and bytes, and calls no API`, async ({
    page,
  }) => {
    const messages = recordConsole(page);
    const { beforeHydration, allRequests: all } = await loadPage(page, path);
    expect(beforeHydration.length, JSON.stringify(beforeHydration)).toBeLessThanOrEqual(requests);
    expect(scriptBytes(beforeHydration), JSON.stringify(beforeHydration)).toBeLessThanOrEqual(script);
    expect(beforeHydration.find(({ kind }) => kind === "document")?.bytes).toBeLessThanOrEqual(document);
    expect(beforeHydration.filter(({ kind }) => kind === "image")).toEqual([]);
    expect(all.filter(({ path }) => path.startsWith("/api/"))).toEqual([]);
    expect(messages).toEqual([]);
  });
}

for (const { path, script } of [budgets.mypage, budgets.invoice])
  test(`${path} takes at most ${script} bytes of script in all`, async ({ page }) => {
    await withSession(page);
    const { allRequests: all } = await loadPage(page, path);
    expect(page.url()).toContain(path);
    expect(scriptBytes(all), JSON.stringify(all)).toBeLessThanOrEqual(script);
  });
