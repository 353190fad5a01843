import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { wordsOf } from "./words.ts";

export async function requestPasswordReset(page: Page, info: TestInfo, email: string) {
  const words = wordsOf(info, passwordResetCopy);
  await page.goto("/profile/password/reset/recover/");
  await page.getByLabel(wordsOf(info, fieldsCopy).email).fill(email);
  await page.getByRole("button", { name: words.submit }).click();
  await expect(page).toHaveURL(/\/profile\/password\/reset\/done\/$/);
  await expect(page.getByText(words.sentText)).toBeVisible();
}
