import { expect } from "@playwright/test";
import { uploadLicence } from "#support/profile.ts";
import { signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

test("R4.8 R4.9 an expired identity is replaced by another document", async ({ page }) => {
  await signInByCall(page, "identity-expired@demo.example");
  await page.goto("/profile/");
  await expect(page.getByText(copy.identity.expired, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: copy.identity.send }).click();

  // The choice warns against sending the back of a My Number card.
  await page.getByLabel(copy.identity.documentType).selectOption({ label: copy.identity.individualNumber });
  await expect(page.getByText(copy.identity.withoutBack)).toBeVisible();
  await expect(page.getByText(copy.upload.myNumberNote)).toBeVisible();
  await page.getByRole("button", { name: copy.identity.send }).click();
  const missingText = copy.issues.fileMissing({ kind: copy.fileKinds.identity });
  await expect(page.getByRole("link", { name: missingText })).toBeVisible();
  await expect(page.locator("span", { hasText: missingText })).toBeVisible();

  await uploadLicence(page);
  await page.getByRole("button", { name: copy.identity.send }).click();
  await expect(
    page.getByText(new RegExp(`^(?:${copy.identity.confirming}|${copy.identity.confirmed})$`)),
  ).toBeVisible();
  await expect(page.getByText(copy.identity.expired, { exact: true })).toBeHidden();
});

test("R4.16 an entry is not possible before the identity is submitted", async ({ page }) => {
  await signInByCall(page, "no-identity@demo.example");
  await page.goto("/profile/before_entry/");
  const goOn = page.getByRole("link", { name: copy.profile.beforeEntrySubmit });
  await expect(page.getByText(copy.identity.notSubmitted, { exact: true })).toBeVisible();
  await expect(goOn).toBeHidden();
  await page.getByRole("button", { name: copy.identity.send }).click();
  await uploadLicence(page);
  await page.getByRole("button", { name: copy.identity.send }).click();
  await expect(goOn).toHaveAttribute("href", "/entry/withdrawal_details/");
});
