import { expect, type Request } from "@playwright/test";
import { linkMailedTo } from "#support/mailbox.ts";
import { test } from "#support/own-server.ts";
import {
  fillInAccount,
  fillInCompany,
  fillInOwner,
  profileFields,
  registerButton,
  uploadLicence,
} from "#support/profile.ts";
import { answerPreEntry, fillInRegistration, registerForm } from "#support/registration.ts";
import { copy } from "#support/words.ts";
import { type Journey, yen } from "./journey.ts";

/** The applicant uses the calculator, registers and completes the profile. */
export async function registerOnFirstVisit(journey: Journey) {
  const { page, server, onPage } = journey;
  const { calculatedPayout, serviceName, email } = journey.data;
  if (journey.settings.tags?.consent === "ask")
    await test.step("B20 no third-party script is loaded without consent", async () => {
      const origins: string[] = [];
      const recordOrigin = (request: Request) => origins.push(new URL(request.url()).origin);
      page.on("request", recordOrigin);
      const thirdParties = () =>
        origins.filter((origin) => origin !== server.origin && origin.startsWith("http"));
      await page.goto("/");
      const dialog = page.getByRole("dialog", { name: copy.external.dialogTitle });
      await expect(dialog).toBeVisible();
      await journey.checkPage();
      expect(thirdParties()).toEqual([]);
      await dialog.getByRole("button", { name: copy.external.allow }).click();
      await expect(dialog).toBeHidden();
      await expect.poll(thirdParties).toEqual(["https://www.googletagmanager.com"]);
      page.off("request", recordOrigin);
    });

  await test.step("a visitor calculates the exact payout and continues to the registration", async () => {
    await page.goto("/");
    await page.getByLabel(copy.top.priceFace).fill("132万");
    await page.getByLabel(copy.top.priceRatio).fill("50");
    await expect(page.getByText(yen(calculatedPayout), { exact: true })).toBeVisible();
  });

  await test.step("R6.1 a visitor answers the pre-entry questions before the registration", async () => {
    await page.goto("/register/pre_entry/");
    await answerPreEntry(page, [true, true, true, false]);
    await expect(onPage.heading(copy.preEntry.passedTitle)).toBeVisible();
    await journey.checkPage();
    await page.getByRole("link", { name: copy.preEntry.registerButton }).click();
    await expect(page).toHaveURL(/\/register\/$/);
  });

  await test.step("the visitor registers, and the address is confirmed by the mail", async () => {
    await page.goto("/");
    await page.getByLabel(copy.top.priceFace).fill("132万");
    await page.getByRole("link", { name: copy.top.priceButton }).click();
    await expect(page).toHaveURL(/\/register\/$/);
    await fillInRegistration(page, { email });
    await journey.checkPage();
    await registerForm(page).submit.click();
    await expect(page.getByText(copy.activation.sent({ email }))).toBeVisible();
    await journey.checkPage();
    await journey.expectMail(copy.mail.activationSubject({ serviceName }));
    await page.goto(await linkMailedTo(email, copy.mail.activationSubject({ serviceName }), server.origin));
    // The page does not ask again for the visitor's answers.
    await expect(onPage.heading(copy.profileRegister.title)).toBeVisible();
    await expect(page.getByText(copy.notices.preEntryPassed)).toBeVisible();
    await journey.checkPage();
    await journey.expectMail(copy.mail.registeredSubject({ serviceName }));
  });

  await test.step("my-page greets a user without a name without 様", async () => {
    await journey.openMypage();
    await expect(page.getByText(/^\s*(?:さま|さん|様)/)).toHaveCount(0);
  });

  await test.step("R6.1 the visitor's answers are not asked again", async () => {
    await page.goto("/pre_entry/result/");
    await expect(onPage.heading(copy.preEntry.passedTitle)).toBeVisible();
    await journey.checkPage();
    await page.getByRole("link", { name: copy.preEntry.passedButton }).click();
  });

  await test.step("profile, identity documents and bank account", async () => {
    const profile = profileFields(page);
    await fillInCompany(page);
    await fillInAccount(page);
    await profile.lastName.fill("金子");
    await profile.firstName.fill("みさき");
    await uploadLicence(page);
    await fillInOwner(page);
    await journey.checkPage();
    await registerButton(page).click();
    await expect(page).toHaveURL(/\/entry\/withdrawal_details\/$/);
    await journey.expectMail(copy.mail.accountChangedSubject({ serviceName }));
  });

  await test.step("my-page greets by name and lists what is missing", async () => {
    await journey.openMypage();
    await expect(page.getByText(copy.mypage.greeting({ name: "金子 みさき" }))).toBeVisible();
    const requiredPapers = (journey.settings.furtherPapers ?? []).filter(({ required }) => required);
    await expect(page.getByText(copy.readiness.left({ count: 3 + requiredPapers.length }))).toBeVisible();
    await journey.checkPage();
    // The button links to the first missing item of the list.
    const next = new RegExp(copy.readiness.withdrawalStatementsAction({ date: ".*" }));
    await page.getByRole("link", { name: next }).first().click();
    await expect(page).toHaveURL(/\/entry\/withdrawal_details\/$/);
  });
}
