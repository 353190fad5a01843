import { expect, type Page } from "@playwright/test";
import { copy } from "./words.ts";

export async function requestPasswordReset(page: Page, email: string) {
  await page.goto("/profile/password/reset/recover/");
  await page.getByLabel(copy.fields.email).fill(email);
  await page.getByRole("button", { name: copy.passwordReset.submit }).click();
  await expect(page).toHaveURL(/\/profile\/password\/reset\/done\/$/);
  await expect(page.getByText(copy.passwordReset.sentText)).toBeVisible();
}
