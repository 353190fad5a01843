import { expect } from "@playwright/test";
import { demoPassword } from "#support/demo.ts";
import { linkMailedTo } from "#support/mailbox.ts";
import { newMailAddress } from "#support/registration.ts";
import { signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

test("R7.10 R7.1 a new mail address is used after confirmation, a new password at once", async ({ page }) => {
  const address = newMailAddress("changed");
  await signInByCall(page, "offer-ended@demo.example");
  await page.goto("/profile/");
  await page.getByRole("button", { name: copy.profile.changePassword }).click();
  await page.getByLabel(copy.fields.currentPassword).fill("wrong password");
  await page.getByLabel(copy.fields.newPassword).fill("yuzu to mikan 2027");
  await page.getByRole("button", { name: copy.passwordChange.submit }).click();
  await expect(page.getByLabel(copy.fields.currentPassword)).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(copy.fields.currentPassword).fill(demoPassword);
  await page.getByRole("button", { name: copy.passwordChange.submit }).click();
  await expect(page.getByText(copy.passwordChange.done)).toBeVisible();

  await page.getByRole("button", { name: copy.profile.changeMail }).click();
  await page.getByLabel(copy.mailChange.newEmail).fill(address);
  await page.getByRole("button", { name: copy.mailChange.submit }).click();
  await expect(page.getByText(copy.mailChange.sentText({ email: address }))).toBeVisible();
  const link = await linkMailedTo(address);
  await page.goto(link);
  await expect(page.getByText(copy.mailChange.doneText({ email: address }))).toBeVisible();
  // A licensee's server redirects here without a token after it has changed the address.
  await page.goto("/profile/mail/change/done/");
  await expect(page.getByRole("heading", { level: 1, name: copy.mailChange.doneTitle })).toBeVisible();
  await expect(page.getByText(copy.mailChange.doneText({ email: address }))).toBeVisible();
  await page.goto("/profile/");
  await expect(page.getByText(address)).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: copy.mailChange.usedTitle })).toBeVisible();
});
