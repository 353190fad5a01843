import { expect } from "@playwright/test";
import { budgets } from "#support/budgets.ts";
import { complaintsOf, loadPage, scriptBytes } from "#support/page-load.ts";
import { test } from "#support/test.ts";

for (const name of ["login", "top"] as const) {
  const { path, requests, script, document } = budgets[name];

  test(`${path} is at work with few requests and bytes, and asks nobody who is here`, async ({ page }) => {
    const said = complaintsOf(page);
    const { first, all } = await loadPage(page, path);
    expect(first.map(({ path }) => path).length, JSON.stringify(first)).toBeLessThanOrEqual(requests);
    expect(scriptBytes(first), JSON.stringify(first)).toBeLessThanOrEqual(script);
    expect(first.find(({ kind }) => kind === "document")?.bytes).toBeLessThanOrEqual(document);
    expect(all.filter(({ path }) => path.startsWith("/api/"))).toEqual([]);
    expect(said).toEqual([]);
  });
}
