import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { loginCopy } from "@kaitori/brand/copy/login";
import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { expect } from "@playwright/test";
import { linkMailedTo } from "#support/mailbox.ts";
import { registerByCall } from "#support/registration.ts";
import { requestPasswordReset } from "#support/reset.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

test("R2.10 R7.1 a forgotten password is reset by the mailed link, once", async ({ page }, info) => {
  const words = wordsOf(info, passwordResetCopy);
  const fields = wordsOf(info, fieldsCopy);
  const login = wordsOf(info, loginCopy);
  const email = await registerByCall(page, info);
  await requestPasswordReset(page, info, email);
  const link = await linkMailedTo(email, info, "パスワードの再設定");

  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: words.newTitle })).toBeVisible();
  const token = new URL(link).searchParams.get("token") ?? "";
  expect(page.url()).not.toContain(token);
  await page.reload();
  const password = page.getByLabel(fields.newPassword);
  await password.fill("short");
  await page.getByRole("button", { name: words.newSubmit }).click();
  await expect(password).toHaveAccessibleDescription(/12文字以上にしてください/);
  await password.fill("a new one: suika to momo");
  await page.getByRole("button", { name: words.newSubmit }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.doneTitle })).toBeVisible();

  await page.getByRole("link", { name: words.doneButton }).click();
  await page.getByLabel(fields.email).fill(email);
  await page.getByLabel(fields.password, { exact: true }).fill("a new one: suika to momo");
  await page.getByRole("button", { name: login.submit }).click();
  await expect(page).toHaveURL(/\/mypage\/$/);

  await page.goto(link);
  await page.getByLabel(fields.newPassword).fill("another one: nashi");
  await page.getByRole("button", { name: words.newSubmit }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.usedTitle })).toBeVisible();
  await expect(page.getByRole("link", { name: words.linkAgain })).toBeVisible();
});
