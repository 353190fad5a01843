import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { builtSite, replaceStatedLevel } from "#support/built-site.ts";
import { signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { copy, testedBrand } from "#support/words.ts";

/** Serves a build whose brand states no server level; prerendered pages contain the level, so `/register/` gets the empty page. */
async function serveWithoutLevel(page: Page) {
  const dist = builtSite(testedBrand());
  const withoutLevel = replaceStatedLevel(dist, () => "");
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const script = await readFile(join(dist, pathname), "utf8");
    await route.fulfill({ contentType: "text/javascript", body: withoutLevel(script) });
  });
  await page.route(/\/register\/$/, (route) => route.fulfill({ path: join(dist, "shell.html") }));
}

/** Collects the API calls of a page from now on, in their order. */
function recordCalls(page: Page) {
  const calls: string[] = [];
  const record = (request: { method(): string; url(): string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}`);
  };
  page.on("request", record);
  return { calls, stop: () => page.off("request", record) };
}

test("B21 a build without a stated server level sends no additional request on my-page", async ({ page }) => {
  await signInByCall(page);
  const openMyPage = async () => {
    const { calls, stop } = recordCalls(page);
    await page.goto("/mypage/");
    await expect(page.getByRole("button", { name: copy.inquiry.write })).toBeVisible();
    await page.waitForLoadState("networkidle");
    stop();
    return calls;
  };
  const callsOfMyPage = await openMyPage();
  await serveWithoutLevel(page);
  const callsWithoutLevel = await openMyPage();
  expect(callsWithoutLevel[0]).toBe("POST /api/me/");
  expect(callsWithoutLevel.toSorted()).toEqual(callsOfMyPage.toSorted());
});

test("B21 R7.10 without a stated level the registration page sends no additional request", async ({
  page,
}) => {
  await serveWithoutLevel(page);
  const { calls } = recordCalls(page);
  await page.goto("/register/");
  await expect(page.getByRole("button", { name: copy.register.submit, exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(calls.filter((path) => !/\/me\/$|\/supress_entries\/$/.test(path))).toEqual([]);
});
