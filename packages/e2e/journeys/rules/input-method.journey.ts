import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { expect } from "@playwright/test";
import { inputMethod } from "#support/input-method.ts";
import { editButton, profileFields } from "#support/profile.ts";
import { withSession } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

test("B1 the Enter that ends a composition sends no form; the next one does", async ({ page }, info) => {
  const words = wordsOf(info, profileCopy);
  const { companyName } = profileFields(page, info);
  await withSession(page, "delayed@demo.example");
  await page.goto("/profile/");
  await editButton(page, info, words.office).click();
  await companyName.fill("");
  await companyName.focus();

  const ime = await inputMethod(page);
  await ime.compose("かぶしきがいしゃ");
  await ime.compose("株式会社変換");
  await ime.decide("株式会社変換");
  await expect(companyName).toHaveValue("株式会社変換");
  // The form would be gone, or full of findings.
  await expect(companyName).toBeFocused();
  await expect(page.getByRole("alert")).toHaveCount(0);

  await companyName.press("Enter");
  const fields = wordsOf(info, fieldsCopy).companyName;
  await expect(page.getByText(words.saved({ fields }))).toBeVisible();
});
