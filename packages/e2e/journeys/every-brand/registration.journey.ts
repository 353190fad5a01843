import { activationCopy } from "@kaitori/brand/copy/activation";
import { noticesCopy } from "@kaitori/brand/copy/notices";
import { expect } from "@playwright/test";
import { linkMailedTo } from "#support/mailbox.ts";
import { answerPreEntry, registerAndActivate, registerForm } from "#support/registration.ts";
import { test } from "#support/test.ts";
import { brandOf, wordsOf } from "#support/words.ts";

test("R1.5 R7.10 a company registers, confirms its address by a link that works once, and passes the pre-entry questions", async ({
  page,
}, info) => {
  const notices = wordsOf(info, noticesCopy);
  await page.goto("/register/");
  const { individuals } = brandOf(info).settings;
  await expect(registerForm(page, info).individual).toHaveCount(individuals ? 1 : 0);

  const email = await registerAndActivate(page, info);
  await expect(page).toHaveURL(/\/register\/complete\/$/);
  await answerPreEntry(page, info, [true, true, true, false]);
  await expect(page).toHaveURL(/\/register\/profile\/$/);
  await expect(page.getByText(notices.preEntryPassed)).toBeVisible();

  const link = await linkMailedTo(email, info, "メールアドレスの確認");
  await page.context().clearCookies();
  await page.goto(link);
  const { usedTitle, usedLogin } = wordsOf(info, activationCopy);
  await expect(page.getByRole("heading", { level: 1, name: usedTitle })).toBeVisible();
  await expect(page.getByRole("link", { name: usedLogin })).toHaveAttribute("href", "/login/");
  expect(page.url()).not.toContain(new URL(link).searchParams.get("token") ?? "");
});
