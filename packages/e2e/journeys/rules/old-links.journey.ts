import { activationCopy } from "@kaitori/brand/copy/activation";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { mailChangeCopy } from "@kaitori/brand/copy/mail-change";
import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { expect } from "@playwright/test";
import { readyAccount } from "#support/demo.ts";
import { linkMailedTo } from "#support/mailbox.ts";
import { test } from "#support/own-server-test.ts";
import { goodPassword, newAddress } from "#support/people.ts";
import { fillInRegistration, registerForm } from "#support/registration.ts";
import { askForReset } from "#support/reset.ts";
import { withSession } from "#support/sign-in.ts";
import { wordsOf } from "#support/words.ts";

test(
  "R7.10 R2.10 a mailed link that is too old says so, changes nothing, and another one can be had",
  { tag: ["@long", "@one-brand"] },
  async ({ page, server }, info) => {
    const fields = wordsOf(info, fieldsCopy);
    const heading = (name: string) => page.getByRole("heading", { level: 1, name });
    const mailedTo = (address: string, subject: string) =>
      linkMailedTo(address, info, subject, server.origin);

    const registration = wordsOf(info, activationCopy);
    const registered = newAddress("registered");
    await page.goto("/register/");
    await fillInRegistration(page, info, { email: registered });
    await registerForm(page, info).submit.click();
    await expect(page.getByText(registration.sent({ email: registered }))).toBeVisible();
    const activation = await mailedTo(registered, "");

    await askForReset(page, info, readyAccount.email);
    const reset = await mailedTo(readyAccount.email, "パスワードの再設定");

    const mail = wordsOf(info, mailChangeCopy);
    const address = newAddress("too-late");
    await withSession(page);
    await page.goto("/profile/");
    await page.getByRole("button", { name: wordsOf(info, profileCopy).changeMail }).click();
    await page.getByLabel(mail.newEmail).fill(address);
    await page.getByRole("button", { name: mail.submit }).click();
    await expect(page.getByText(mail.sentText({ email: address }))).toBeVisible();
    const mailChange = await mailedTo(address, "");

    await server.startLater(25);

    await page.goto(activation);
    await expect(heading(registration.expiredTitle)).toBeVisible();
    await page.getByLabel(fields.email).fill(registered);
    await page.getByRole("button", { name: registration.resend }).click();
    await expect(page.getByText(registration.resent)).toBeVisible();

    const password = wordsOf(info, passwordResetCopy);
    await page.goto(reset);
    await page.getByLabel(fields.newPassword).fill(goodPassword);
    await page.getByRole("button", { name: password.newSubmit }).click();
    await expect(heading(password.expiredTitle)).toBeVisible();
    await expect(page.getByRole("link", { name: password.linkAgain })).toBeVisible();

    expect(new URL(mailChange).pathname).toBe("/company/mail/complete/");
    await page.goto(mailChange);
    await expect(heading(mail.expiredTitle)).toBeVisible();
    // The old address and the old password still count.
    await page.getByRole("link", { name: mail.toProfile }).click();
    await withSession(page);
    await page.goto("/profile/");
    await expect(page.getByText(readyAccount.email)).toBeVisible();
  },
);
