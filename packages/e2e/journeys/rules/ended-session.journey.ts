import { expect, type Route } from "@playwright/test";
import { photograph } from "#support/papers.ts";
import { chooseDocument, profileFields } from "#support/profile.ts";
import { newMailAddress, registerByCall, validPassword } from "#support/registration.ts";
import { logInAgain, signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

test("B3 a session that ends during a change of address or password requires one login and loses no input", async ({
  page,
}) => {
  const { currentPassword, newPassword } = copy.fields;
  await signInByCall(page, "fixed-account@demo.example");
  await page.goto("/profile/");

  const address = newMailAddress("later");
  await page.getByRole("button", { name: copy.profile.changeMail }).click();
  await page.getByLabel(copy.mailChange.newEmail).fill(address);
  await page.context().clearCookies();
  await page.getByRole("button", { name: copy.mailChange.submit }).click();
  await logInAgain(page);
  await expect(page.getByText(copy.mailChange.sentText({ email: address }))).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: copy.profile.changePassword }).click();
  await page.getByLabel(currentPassword).fill("not the password");
  await page.getByLabel(newPassword).fill(validPassword);
  await page.context().clearCookies();
  await page.getByRole("button", { name: copy.passwordChange.submit }).click();
  await logInAgain(page);
  await expect(page.getByLabel(currentPassword)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel(newPassword)).toHaveValue(validPassword);
});

test("B3 a session that ends in the middle loses neither the pre-entry answers nor a profile nor a photograph", async ({
  page,
}) => {
  await registerByCall(page);
  await page.goto("/register/pre_entry/");
  const yesChoices = page.getByRole("radio", { name: copy.common.yes });
  await expect(yesChoices).toHaveCount(4);
  for (const answer of await yesChoices.all()) await answer.check();
  await page.context().clearCookies();
  await page.getByRole("button", { name: copy.preEntry.finish }).click();
  await logInAgain(page, validPassword);
  await expect(page).toHaveURL(/\/register\/profile\/$/);

  const fields = profileFields(page);
  await expect(fields.companyName).toBeVisible();
  await page.context().clearCookies();
  await fields.companyName.fill("株式会社途切れ");
  await logInAgain(page, validPassword);
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
  await chooseDocument(page, "passport");
  await page.context().clearCookies();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([photograph("passport.png")]);
  await saving;
  await logInAgain(page, validPassword);
  const saved = page.waitForResponse((response) => response.url().includes("/form_drafts/") && response.ok());
  loggedIn.resolve();
  await saved;
  await expect(page.getByText("アップロード済み")).toBeVisible();
  await page.reload();
  await expect(page.getByText("passport.png")).toBeVisible();
});
