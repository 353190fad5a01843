import { noticesCopy } from "@kaitori/brand/copy/notices";
import { expect } from "@playwright/test";
import { answerPreEntry, registerAndActivate, registerForm } from "#support/registration.ts";
import { test } from "#support/test.ts";
import { brandOf, wordsOf } from "#support/words.ts";

test("R1.5 a company registers, confirms its address by mail and learns that it can apply", async ({
  page,
}, info) => {
  const notices = wordsOf(info, noticesCopy);
  await page.goto("/register/");
  const { individuals } = brandOf(info).settings;
  await expect(registerForm(page, info).individual).toHaveCount(individuals ? 1 : 0);

  await registerAndActivate(page, info);
  await expect(page).toHaveURL(/\/register\/complete\/$/);
  await answerPreEntry(page, info, [true, true, true, false]);
  await expect(page).toHaveURL(/\/register\/profile\/$/);
  await expect(page.getByText(notices.preEntryPassed)).toBeVisible();
});
