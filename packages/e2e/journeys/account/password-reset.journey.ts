import { expect } from "@playwright/test";
import { linkMailedTo } from "#support/mailbox.ts";
import { registerByCall } from "#support/registration.ts";
import { requestPasswordReset } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

test("R2.10 R7.1 a forgotten password is reset by the mailed link, once", async ({ page }) => {
  const email = await registerByCall(page);
  await requestPasswordReset(page, email);
  const link = await linkMailedTo(email, "パスワードの再設定");

  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: copy.passwordReset.newTitle })).toBeVisible();
  const token = new URL(link).searchParams.get("token") ?? "";
  expect(page.url()).not.toContain(token);
  await page.reload();
  const password = page.getByLabel(copy.fields.newPassword);
  await password.fill("short");
  await page.getByRole("button", { name: copy.passwordReset.newSubmit }).click();
  await expect(password).toHaveAccessibleDescription(/12文字以上にしてください/);
  await password.fill("a new one: suika to momo");
  await page.getByRole("button", { name: copy.passwordReset.newSubmit }).click();
  await expect(page.getByRole("heading", { level: 1, name: copy.passwordReset.doneTitle })).toBeVisible();

  await page.getByRole("link", { name: copy.passwordReset.doneButton }).click();
  await page.getByLabel(copy.fields.email).fill(email);
  await page.getByLabel(copy.fields.password, { exact: true }).fill("a new one: suika to momo");
  await page.getByRole("button", { name: copy.login.submit }).click();
  await expect(page).toHaveURL(/\/mypage\/$/);

  await page.goto(link);
  await page.getByLabel(copy.fields.newPassword).fill("another one: nashi");
  await page.getByRole("button", { name: copy.passwordReset.newSubmit }).click();
  await expect(page.getByRole("heading", { level: 1, name: copy.passwordReset.usedTitle })).toBeVisible();
  await expect(page.getByRole("link", { name: copy.passwordReset.linkAgain })).toBeVisible();
});
