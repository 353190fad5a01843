import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { loginCopy } from "@kaitori/brand/copy/login";
import type { Page, TestInfo } from "@playwright/test";
import { callApi, setCsrfToken } from "./call-api.ts";
import { accountReadyToApply, demoPassword } from "./demo.ts";
import { wordsOf } from "./words.ts";

/** Fills in and submits the login form of the page. */
export async function fillLogin(
  page: Page,
  info: TestInfo,
  { email = accountReadyToApply.email, password = demoPassword } = {},
) {
  const fields = wordsOf(info, fieldsCopy);
  await page.getByLabel(fields.email).fill(email);
  await page.getByLabel(fields.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: wordsOf(info, loginCopy).submit }).click();
}

/** Logs in on the login page and expects my-page. */
export async function signInByForm(page: Page, info: TestInfo, account?: Parameters<typeof fillLogin>[2]) {
  await page.goto("/login/");
  await fillLogin(page, info, account);
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
