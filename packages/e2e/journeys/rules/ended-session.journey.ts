import { commonCopy } from "@kaitori/brand/copy/common";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { mailChangeCopy } from "@kaitori/brand/copy/mail-change";
import { passwordChangeCopy } from "@kaitori/brand/copy/password-change";
import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { expect, type Route } from "@playwright/test";
import { newMailAddress, validPassword } from "#support/new-account.ts";
import { photograph } from "#support/papers.ts";
import { chooseDocument, profileFields } from "#support/profile.ts";
import { logInAgain } from "#support/reauth.ts";
import { registerByCall } from "#support/registration.ts";
import { signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

test("B3 a session that ends during a change of address or password requires one login and loses no input", async ({
  page,
}, info) => {
  const words = wordsOf(info, profileCopy);
  const mail = wordsOf(info, mailChangeCopy);
  const password = wordsOf(info, passwordChangeCopy);
  const { currentPassword, newPassword } = wordsOf(info, fieldsCopy);
  await signInByCall(page, "fixed-account@demo.example");
  await page.goto("/profile/");

  const address = newMailAddress("later");
  await page.getByRole("button", { name: words.changeMail }).click();
  await page.getByLabel(mail.newEmail).fill(address);
  await page.context().clearCookies();
  await page.getByRole("button", { name: mail.submit }).click();
  await logInAgain(page, info);
  await expect(page.getByText(mail.sentText({ email: address }))).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: words.changePassword }).click();
  await page.getByLabel(currentPassword).fill("not the password");
  await page.getByLabel(newPassword).fill(validPassword);
  await page.context().clearCookies();
  await page.getByRole("button", { name: password.submit }).click();
  await logInAgain(page, info);
  await expect(page.getByLabel(currentPassword)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel(newPassword)).toHaveValue(validPassword);
});

test("B3 a session that ends in the middle loses neither the pre-entry answers nor a profile nor a photograph", async ({
  page,
}, info) => {
  const common = wordsOf(info, commonCopy);
  await registerByCall(page, info);
  await page.goto("/register/pre_entry/");
  const yesChoices = page.getByRole("radio", { name: common.yes });
  await expect(yesChoices).toHaveCount(4);
  for (const answer of await yesChoices.all()) await answer.check();
  await page.context().clearCookies();
  await page.getByRole("button", { name: wordsOf(info, preEntryCopy).finish }).click();
  await logInAgain(page, info, validPassword);
  await expect(page).toHaveURL(/\/register\/profile\/$/);

  const fields = profileFields(page, info);
  await expect(fields.companyName).toBeVisible();
  await page.context().clearCookies();
  await fields.companyName.fill("株式会社途切れ");
  await logInAgain(page, info, validPassword);
  await expect(fields.companyName).toHaveValue("株式会社途切れ");

  // A refusal of a save before the login arrives after it and must not open a second login.
  const draftCall = "**/api/form_drafts/register-profile/";
  const loggedIn = Promise.withResolvers<void>();
  const refuseLate = async (route: Route) => {
    await loggedIn.promise;
    await route.fulfill({ status: 401, json: { detail: "" } });
  };
  await page.route(draftCall, refuseLate, { times: 1 });
  const saving = page.waitForRequest(draftCall);
  await chooseDocument(page, info, "passport");
  await page.context().clearCookies();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([photograph("passport.png")]);
  await saving;
  await logInAgain(page, info, validPassword);
  const saved = page.waitForResponse((response) => response.url().includes("/form_drafts/") && response.ok());
  loggedIn.resolve();
  await saved;
  await expect(page.getByText("アップロード済み")).toBeVisible();
  await page.reload();
  await expect(page.getByText("passport.png")).toBeVisible();
});
