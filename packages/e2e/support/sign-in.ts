import { expect, type Page } from "@playwright/test";
import { callApi, setCsrfToken } from "./call-api.ts";
import { accountReadyToApply, demoPassword } from "./demo.ts";
import { copy, specification } from "./words.ts";

/** Fills in and submits the login form of the page. */
export async function fillLogin(
  page: Page,
  { email = accountReadyToApply.email, password = demoPassword } = {},
) {
  await page.getByLabel(copy.fields.email).fill(email);
  await page.getByLabel(copy.fields.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: copy.login.submit }).click();
}

/** Logs in on the login page and expects my-page. */
export async function signInByForm(page: Page, account?: Parameters<typeof fillLogin>[1]) {
  await page.goto("/login/");
  await fillLogin(page, account);
  await page.waitForURL("**/mypage/");
}

/**
 * Signs in by API calls, for journeys that do not test the form and open their own first page. Calls from a page of the
 * site, because only the browser resolves `*.localhost`.
 */
export async function signInByCall(page: Page, email = accountReadyToApply.email, origin = "") {
  await page.goto(`${origin}/builds/latest.json`);
  await setCsrfToken(page);
  await callApi(page, "POST", "auth/", { email, password: demoPassword, persistLoginState: false });
}

export async function requestPasswordReset(page: Page, email: string) {
  await page.goto("/profile/password/reset/recover/");
  await page.getByLabel(copy.fields.email).fill(email);
  await page.getByRole("button", { name: copy.passwordReset.submit }).click();
  await expect(page).toHaveURL(/\/profile\/password\/reset\/done\/$/);
  await expect(page.getByText(copy.passwordReset.sentText)).toBeVisible();
}

/** Logs in again in the dialog that a page shows after its session has ended. */
export async function logInAgain(page: Page, password = demoPassword) {
  const dialog = page.getByRole("dialog", { name: copy.reauth.loginTitle });
  await dialog.getByLabel(copy.fields.password, { exact: true }).fill(password);
  await dialog.getByRole("button", { name: copy.reauth.loginSubmit }).click();
  await expect(dialog).toBeHidden();
}

/** Answer to a call whose token is not the session's (R8.2). */
export const staleToken = { status: 403, json: { detail: "CSRF tokens do not match" } };

/** Expects the specification's sentence about it, then the login page. */
export async function expectStaleToken(page: Page) {
  const alert = page.getByRole("dialog");
  await expect(alert).toContainText(specification.csrfStale);
  await alert.getByRole("button", { name: copy.login.submit }).click();
  // A logged-in user is redirected from there to my-page.
  await page.waitForURL(/\/(?:login|mypage)\/$/);
}
