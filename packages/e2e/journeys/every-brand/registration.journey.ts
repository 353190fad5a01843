import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { registerCompleteCopy } from "@kaitori/brand/copy/register-complete";
import { expect } from "@playwright/test";
import { answerPreEntry, registerAndActivate, registerForm } from "../../support/registration.ts";
import { test } from "../../support/test.ts";
import { brandOf, wordsOf } from "../../support/words.ts";

test("R1.5 a company registers, confirms its address by mail and learns that it can apply", async ({
  page,
}, info) => {
  await page.goto("/register/");
  const { individuals } = brandOf(info).settings;
  await expect(registerForm(page, info).individual).toHaveCount(individuals ? 1 : 0);

  await registerAndActivate(page, info);
  await expect(page).toHaveURL(/\/register\/complete\/$/);

  await page.getByRole("link", { name: wordsOf(info, registerCompleteCopy).submit }).click();
  await answerPreEntry(page, info, [true, true, true, false]);
  const words = wordsOf(info, preEntryCopy);
  await expect(page).toHaveURL(/\/pre_entry\/result\/$/);
  await expect(page.getByRole("heading", { level: 1, name: words.passedTitle })).toBeVisible();
  await expect(page.getByRole("link", { name: words.passedButton })).toHaveAttribute(
    "href",
    "/register/profile/",
  );
});
