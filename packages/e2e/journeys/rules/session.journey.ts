import { errorsCopy } from "@kaitori/brand/copy/errors";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { idleCopy } from "@kaitori/brand/copy/idle";
import { layoutCopy } from "@kaitori/brand/copy/layout";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { noticesCopy } from "@kaitori/brand/copy/notices";
import { reauthCopy } from "@kaitori/brand/copy/reauth";
import { expect, type Page } from "@playwright/test";
import { demoPassword } from "#support/demo.ts";
import { staleTokenRefusal } from "#support/refusals.ts";
import { fillLogin, signInByForm } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

test("R8.2 R8.6 a logout that is lost or refused is reported, and the next one works", async ({
  page,
}, info) => {
  const call = "**/api/auth/session/delete";
  const logout = page.getByRole("button", { name: wordsOf(info, layoutCopy).logout });
  await signInByForm(page, info);
  await page.route(call, (route) => route.abort());
  await logout.click();
  await expect(page.getByText(wordsOf(info, errorsCopy).networkTitle)).toBeVisible();
  await expect(page).toHaveURL(/\/mypage\/$/);
  await page.unroute(call);

  await page.route(call, staleTokenRefusal.answer);
  await logout.click();
  await staleTokenRefusal.expectShown(page, info);
  await page.unroute(call);

  await logout.click();
  await expect(page).toHaveURL(/\/login\/$/);
  await expect(page.getByText(wordsOf(info, noticesCopy).loggedOut)).toBeVisible();
});

test("a logout in one tab logs out the others, and another user's login shows nothing of the first", async ({
  page,
  context,
}, info) => {
  const greeting = wordsOf(info, mypageCopy).greeting({ name: "金子 みさき" });
  await signInByForm(page, info);
  await expect(page.getByText(greeting)).toBeVisible();

  const otherTab = await context.newPage();
  await otherTab.goto("/mypage/");
  await otherTab.getByRole("button", { name: wordsOf(info, layoutCopy).logout }).click();
  await expect(page).toHaveURL(/\/login\//);
  await fillLogin(otherTab, info, { email: "new@demo.example" });
  await otherTab.waitForURL("**/mypage/");

  await page.goto("/mypage/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(greeting)).toBeHidden();
});

test("R8.11 a page that needs the password asks in a dialog; an outdated page reloads", async ({
  page,
}, info) => {
  const words = wordsOf(info, reauthCopy);
  const title = page.getByRole("heading", { level: 1, name: wordsOf(info, mypageCopy).title });
  const refuseOnce = (status: number, json: object) =>
    page.route("**/api/entries/**", (route) => route.fulfill({ status, json }), { times: 1 });
  await signInByForm(page, info);
  await refuseOnce(403, { status: "reauth_required", detail: "" });
  await page.goto("/mypage/");
  const dialog = page.getByRole("dialog", { name: words.title });
  await dialog.getByLabel(wordsOf(info, fieldsCopy).password, { exact: true }).fill(demoPassword);
  await dialog.getByRole("button", { name: words.submit }).click();
  await expect(title).toBeVisible();

  await refuseOnce(426, { detail: "" });
  await page.goto("/mypage/");
  await expect(title).toBeVisible();
});

test(
  "R7.9 a changed version in the me call reloads the page",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    await signInByForm(page, info);
    const [answer] = await Promise.all([page.waitForResponse("**/api/me/"), page.reload()]);
    const user = await answer.json();
    await page.route("**/api/me/", (route) => route.fulfill({ json: { ...user, version: "another" } }));
    // This page requests the current user again.
    const reloaded = page.waitForEvent("load");
    await page.evaluate(() => {
      history.pushState({}, "", "/profile/mail/change/done/");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await reloaded;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);

/** Waits until the page has read the new end of the session from the server. */
const waitForExtendedSession = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith("/api/me/") && response.ok());

test("two minutes before the limit the page asks; a click extends the session, otherwise a login dialog opens", async ({
  page,
}, info) => {
  const words = wordsOf(info, idleCopy);
  await page.clock.install();
  await Promise.all([waitForExtendedSession(page), signInByForm(page, info)]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.clock.fastForward("01:57:00");
  await expect(page.getByText(words.title)).toBeHidden();
  await page.clock.fastForward("02:00");
  await expect(page.getByText(words.title)).toBeVisible();
  await Promise.all([waitForExtendedSession(page), page.getByRole("button", { name: words.stay }).click()]);
  await expect(page.getByText(words.title)).toBeHidden();
  // Moves the clock after the page has read the response; a further request proves that.
  await page.evaluate(() => fetch("/builds/latest.json").then((latest) => latest.text()));

  await page.clock.fastForward("01:59:00");
  await expect(page.getByText(words.title)).toBeVisible();
  await page.clock.fastForward("02:00");
  const loginDialog = page.getByRole("dialog", { name: wordsOf(info, reauthCopy).loginTitle });
  await expect(loginDialog).toBeVisible();
  await loginDialog.getByLabel(wordsOf(info, fieldsCopy).password, { exact: true }).fill(demoPassword);
  await loginDialog.getByRole("button", { name: wordsOf(info, reauthCopy).loginSubmit }).click();
  await expect(loginDialog).toBeHidden();
  await expect(page).toHaveURL(/\/mypage\/$/);
});
