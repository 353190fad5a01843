import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inquiryCopy } from "@kaitori/brand/copy/inquiry";
import { registerCopy } from "@kaitori/brand/copy/register";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { withSession } from "#support/sign-in.ts";
import { builtSite, replaceStatedLevel } from "#support/stated-level.ts";
import { test } from "#support/test.ts";
import { brandOf, wordsOf } from "#support/words.ts";

/** A build whose brand says nothing of its server: no page of it was rendered beforehand by what is said. */
async function sayNothing(page: Page, info: TestInfo) {
  const dist = builtSite(brandOf(info));
  const unstated = replaceStatedLevel(dist, () => "");
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const script = await readFile(join(dist, pathname), "utf8");
    await route.fulfill({ contentType: "text/javascript", body: unstated(script) });
  });
  await page.route(/\/register\/$/, (route) => route.fulfill({ path: join(dist, "shell.html") }));
}

/** Calls of a page to the API, in its order. */
async function askedBy(page: Page, path: string): Promise<string[]> {
  const requests: string[] = [];
  const hear = (request: { method(): string; url(): string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) requests.push(`${request.method()} ${pathname}`);
  };
  page.on("request", hear);
  await page.goto(path, { waitUntil: "networkidle" });
  page.off("request", hear);
  return requests;
}

test("B21 a build without a stated server level sends no additional request on my-page", async ({
  page,
}, info) => {
  await withSession(page);
  const { write } = wordsOf(info, inquiryCopy);
  const requestsOfMyPage = await askedBy(page, "/mypage/");
  await sayNothing(page, info);
  const unstated = await askedBy(page, "/mypage/");
  await expect(page.getByRole("button", { name: write })).toBeVisible();
  expect(unstated[0]).toBe("POST /api/me/");
  expect(unstated.toSorted()).toEqual(requestsOfMyPage.toSorted());
});

test("B21 R7.10 the registration of such a build mentions a mail once the level is known", async ({
  page,
}, info) => {
  await sayNothing(page, info);
  const requests = await askedBy(page, "/register/");
  expect(requests.filter((path) => !/\/me\/$|\/supress_entries\/$/.test(path))).toEqual([]);
  const words = wordsOf(info, registerCopy);
  await expect(page.getByRole("button", { name: words.submit, exact: true })).toBeVisible();
});
