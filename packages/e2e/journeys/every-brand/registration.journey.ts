import { expect } from "@playwright/test";
import { linkMailedTo } from "#support/mailbox.ts";
import { answerPreEntry, registerAndActivate, registerForm } from "#support/registration.ts";
import { test } from "#support/test.ts";
import { copy, testedBrand } from "#support/words.ts";

test("R1.5 R7.10 a company registers, confirms its address by a link that works once, and passes the pre-entry questions", async ({
  page,
}) => {
  await page.goto("/register/");
  const { individuals } = testedBrand().settings;
  await expect(registerForm(page).individual).toHaveCount(individuals ? 1 : 0);

  const email = await registerAndActivate(page);
  await expect(page).toHaveURL(/\/register\/complete\/$/);
  await answerPreEntry(page, [true, true, true, false]);
  await expect(page).toHaveURL(/\/register\/profile\/$/);
  await expect(page.getByText(copy.notices.preEntryPassed)).toBeVisible();

  const link = await linkMailedTo(email, "メールアドレスの確認");
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: copy.activation.usedTitle })).toBeVisible();
  await expect(page.getByRole("link", { name: copy.activation.usedLogin })).toHaveAttribute(
    "href",
    "/login/",
  );
  expect(page.url()).not.toContain(new URL(link).searchParams.get("token") ?? "");
});
