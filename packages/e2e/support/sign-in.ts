import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { loginCopy } from "@kaitori/brand/copy/login";
import type { Page, TestInfo } from "@playwright/test";
import { demoPassword, readyAccount } from "./demo.ts";
import { wordsOf } from "./words.ts";

/** Fills in the login form that the page shows, and sends it. */
export async function fillLogin(
  page: Page,
  info: TestInfo,
  { email = readyAccount.email, password = demoPassword } = {},
) {
  const fields = wordsOf(info, fieldsCopy);
  await page.getByLabel(fields.email).fill(email);
  await page.getByLabel(fields.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: wordsOf(info, loginCopy).submit }).click();
}

/** From the login page to my-page. */
export async function signIn(page: Page, info: TestInfo, account?: Parameters<typeof fillLogin>[2]) {
  await page.goto("/login/");
  await fillLogin(page, info, account);
  await page.waitForURL("**/mypage/");
}
