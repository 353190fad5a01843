import { commonCopy } from "@kaitori/brand/copy/common";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { expect, type Page } from "@playwright/test";
import { inOwnDatabase } from "#support/own-database.ts";
import { test } from "#support/own-server-test.ts";
import { signIn, withSession } from "#support/sign-in.ts";
import { untilThere } from "#support/until-there.ts";
import { wordsOf } from "#support/words.ts";

// The server starts again several times.
test.slow();

/** Goes to another page of the site by script, as a link does. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

test("R8.5 R2.16 R2.17 a server that breaks is an error page with its code and the way back, which works when it is mended", async ({
  page,
  server,
}, info) => {
  const fixed = wordsOf(info, specificationCopy);
  const { mypage } = wordsOf(info, commonCopy);
  await signIn(page, info);
  await page.route("**/api/entries/**", (route) => route.fulfill({ status: 503, json: { detail: "" } }));
  await page.goto("/mypage/");
  await expect(
    page.getByRole("heading", { level: 1, name: fixed.serverErrorTitle({ code: 503 }) }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/mypage\/$/);
  await page.unroute("**/api/entries/**");
  await server.stop();
  await inOwnDatabase(server, "alter table entry rename to entry_that_is_gone");
  await server.start();
  await page.goto("/mypage/");
  await expect(
    page.getByRole("heading", { level: 1, name: fixed.serverErrorTitle({ code: 500 }) }),
  ).toBeVisible();

  await server.stop();
  await inOwnDatabase(server, "alter table entry_that_is_gone rename to entry");
  await server.start();
  await page.getByRole("link", { name: fixed.backTo({ place: mypage }) }).click();
  await expect(page).toHaveURL(/\/mypage\/$/);
  await expect(
    page.getByRole("heading", { level: 1, name: fixed.serverErrorTitle({ code: 500 }) }),
  ).toBeHidden();
});

test(
  "R8.6 R2.16 R2.17 a connection that drops is an error page with 499; the way back works when it is there again",
  { tag: ["@long", "@one-brand"] },
  async ({ page, server }, info) => {
    const fixed = wordsOf(info, specificationCopy);
    const { mypage } = wordsOf(info, commonCopy);
    await withSession(page);
    await page.goto("/profile/", { waitUntil: "networkidle" });
    await goTo(page, "/mypage/");
    // All of it: a part of the page that is still on its way when the server goes makes the browser load the page anew.
    const { title } = wordsOf(info, mypageCopy);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await untilThere(page);
    await server.stop();
    await goTo(page, "/profile/");
    await expect(
      page.getByRole("heading", { level: 1, name: fixed.otherErrorTitle({ code: 499 }) }),
    ).toBeVisible();

    await server.start();
    await page.getByRole("link", { name: fixed.backTo({ place: mypage }) }).click();
    await expect(page).toHaveURL(/\/mypage\/$/);
    await expect(
      page.getByRole("heading", { level: 1, name: fixed.otherErrorTitle({ code: 499 }) }),
    ).toBeHidden();
  },
);
