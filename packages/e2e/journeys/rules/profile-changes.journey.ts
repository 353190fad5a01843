import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { mailChangeCopy } from "@kaitori/brand/copy/mail-change";
import { passwordChangeCopy } from "@kaitori/brand/copy/password-change";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { expect } from "@playwright/test";
import { demoPassword } from "#support/demo.ts";
import { linkMailedTo } from "#support/mailbox.ts";
import { newMailAddress } from "#support/new-account.ts";
import { signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

test("R7.10 R7.1 a new mail address is used after confirmation, a new password at once", async ({
  page,
}, info) => {
  const words = wordsOf(info, profileCopy);
  const mail = wordsOf(info, mailChangeCopy);
  const password = wordsOf(info, passwordChangeCopy);
  const fields = wordsOf(info, fieldsCopy);
  const address = newMailAddress("changed");
  await signInByCall(page, "offer-ended@demo.example");
  await page.goto("/profile/");
  await page.getByRole("button", { name: words.changePassword }).click();
  await page.getByLabel(fields.currentPassword).fill("wrong password");
  await page.getByLabel(fields.newPassword).fill("yuzu to mikan 2027");
  await page.getByRole("button", { name: password.submit }).click();
  await expect(page.getByLabel(fields.currentPassword)).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(fields.currentPassword).fill(demoPassword);
  await page.getByRole("button", { name: password.submit }).click();
  await expect(page.getByText(password.done)).toBeVisible();

  await page.getByRole("button", { name: words.changeMail }).click();
  await page.getByLabel(mail.newEmail).fill(address);
  await page.getByRole("button", { name: mail.submit }).click();
  await expect(page.getByText(mail.sentText({ email: address }))).toBeVisible();
  const link = await linkMailedTo(address, info);
  await page.goto(link);
  await expect(page.getByText(mail.doneText({ email: address }))).toBeVisible();
  // A licensee's server redirects here without a token after it has changed the address.
  await page.goto("/profile/mail/change/done/");
  await expect(page.getByRole("heading", { level: 1, name: mail.doneTitle })).toBeVisible();
  await expect(page.getByText(mail.doneText({ email: address }))).toBeVisible();
  await page.goto("/profile/");
  await expect(page.getByText(address)).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: mail.usedTitle })).toBeVisible();
});
