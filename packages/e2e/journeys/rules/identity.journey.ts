import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { identityCopy } from "@kaitori/brand/copy/identity";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { uploadCopy } from "@kaitori/brand/copy/upload";
import { expect } from "@playwright/test";
import { uploadLicence } from "#support/profile.ts";
import { signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

test("R4.8 R4.9 an expired identity is replaced by another document", async ({ page }, info) => {
  const words = wordsOf(info, identityCopy);
  const { fileMissing } = wordsOf(info, issuesCopy);
  await signInByCall(page, "identity-expired@demo.example");
  await page.goto("/profile/");
  await expect(page.getByText(words.expired, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: words.send }).click();

  // The choice warns against sending the back of a My Number card.
  await page.getByLabel(words.documentType).selectOption({ label: words.individualNumber });
  await expect(page.getByText(words.withoutBack)).toBeVisible();
  await expect(page.getByText(wordsOf(info, uploadCopy).myNumberNote)).toBeVisible();
  await page.getByRole("button", { name: words.send }).click();
  const missingText = fileMissing({ kind: wordsOf(info, fileKindsCopy).identity });
  await expect(page.getByRole("link", { name: missingText })).toBeVisible();
  await expect(page.locator("span", { hasText: missingText })).toBeVisible();

  await uploadLicence(page, info);
  await page.getByRole("button", { name: words.send }).click();
  await expect(page.getByText(new RegExp(`^(?:${words.confirming}|${words.confirmed})$`))).toBeVisible();
  await expect(page.getByText(words.expired, { exact: true })).toBeHidden();
});

test("R4.16 an entry is not possible before the identity is submitted", async ({ page }, info) => {
  const words = wordsOf(info, profileCopy);
  const identity = wordsOf(info, identityCopy);
  await signInByCall(page, "no-identity@demo.example");
  await page.goto("/profile/before_entry/");
  const goOn = page.getByRole("link", { name: words.beforeEntrySubmit });
  await expect(page.getByText(identity.notSubmitted, { exact: true })).toBeVisible();
  await expect(goOn).toBeHidden();
  await page.getByRole("button", { name: identity.send }).click();
  await uploadLicence(page, info);
  await page.getByRole("button", { name: identity.send }).click();
  await expect(goOn).toHaveAttribute("href", "/entry/withdrawal_details/");
});
