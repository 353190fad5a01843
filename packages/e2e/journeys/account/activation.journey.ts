import { activationCopy } from "@kaitori/brand/copy/activation";
import { expect } from "@playwright/test";
import { linkMailedTo } from "#support/mailbox.ts";
import { registerAndActivate } from "#support/registration.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

test("R7.10 the mailed token is removed from the address bar and works once", async ({ page }, info) => {
  const words = wordsOf(info, activationCopy);
  const email = await registerAndActivate(page, info);
  const link = await linkMailedTo(email, info, "メールアドレスの確認");
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: words.usedTitle })).toBeVisible();
  await expect(page.getByRole("link", { name: words.usedLogin })).toHaveAttribute("href", "/login/");
  expect(page.url()).not.toContain(new URL(link).searchParams.get("token") ?? "");
});
