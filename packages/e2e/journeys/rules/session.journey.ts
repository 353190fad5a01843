import { expect, type Page } from "@playwright/test";
import { demoPassword } from "#support/demo.ts";
import { expectStaleToken, fillLogin, signInByForm, staleToken } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

test("R8.2 R8.6 a logout that is lost or refused is reported, and the next one works", async ({ page }) => {
  const call = "**/api/auth/session/delete";
  const logout = page.getByRole("button", { name: copy.layout.logout });
  await signInByForm(page);
  await page.route(call, (route) => route.abort());
  await logout.click();
  await expect(page.getByText(copy.errors.networkTitle)).toBeVisible();
  await expect(page).toHaveURL(/\/mypage\/$/);
  await page.unroute(call);

  await page.route(call, (route) => route.fulfill(staleToken));
  await logout.click();
  await expectStaleToken(page);
  await page.unroute(call);

  await logout.click();
  await expect(page).toHaveURL(/\/login\/$/);
  await expect(page.getByText(copy.notices.loggedOut)).toBeVisible();
});

test("a logout in one tab logs out the others, and another user's login shows nothing of the first", async ({
  page,
  context,
}) => {
  const greeting = copy.mypage.greeting({ name: "金子 みさき" });
  await signInByForm(page);
  await expect(page.getByText(greeting)).toBeVisible();

  const otherTab = await context.newPage();
  await otherTab.goto("/mypage/");
  await otherTab.getByRole("button", { name: copy.layout.logout }).click();
  await expect(page).toHaveURL(/\/login\//);
  await fillLogin(otherTab, { email: "new@demo.example" });
  await otherTab.waitForURL("**/mypage/");

  await page.goto("/mypage/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(greeting)).toBeHidden();
});

/** Waits until the page has read the new end of the session from the server. */
const waitForExtendedSession = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith("/api/me/") && response.ok());

test("two minutes before the limit the page asks; a click extends the session, otherwise a login dialog opens", async ({
  page,
}) => {
  await page.clock.install();
  await Promise.all([waitForExtendedSession(page), signInByForm(page)]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.clock.fastForward("01:57:00");
  await expect(page.getByText(copy.idle.title)).toBeHidden();
  await page.clock.fastForward("02:00");
  await expect(page.getByText(copy.idle.title)).toBeVisible();
  await Promise.all([
    waitForExtendedSession(page),
    page.getByRole("button", { name: copy.idle.stay }).click(),
  ]);
  await expect(page.getByText(copy.idle.title)).toBeHidden();
  // Moves the clock after the page has read the response; a further request proves that.
  await page.evaluate(() => fetch("/builds/latest.json").then((latest) => latest.text()));

  await page.clock.fastForward("01:59:00");
  await expect(page.getByText(copy.idle.title)).toBeVisible();
  await page.clock.fastForward("02:00");
  const loginDialog = page.getByRole("dialog", { name: copy.reauth.loginTitle });
  await expect(loginDialog).toBeVisible();
  await loginDialog.getByLabel(copy.fields.password, { exact: true }).fill(demoPassword);
  await loginDialog.getByRole("button", { name: copy.reauth.loginSubmit }).click();
  await expect(loginDialog).toBeHidden();
  await expect(page).toHaveURL(/\/mypage\/$/);
});
