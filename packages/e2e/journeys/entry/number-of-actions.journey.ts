import { expect, type Locator, type Page } from "@playwright/test";
import { inDays } from "#support/dates.ts";
import { invoiceFields } from "#support/invoices.ts";
import { linkMailedTo } from "#support/mailbox.ts";
import { invoicePdf, pdf, photograph } from "#support/papers.ts";
import { profileFields, registerButton } from "#support/profile.ts";
import { newMailAddress, preEntryAnswer, registerForm, validPassword } from "#support/registration.ts";
import { accountPart, expectUploaded, nextButton, uploadFieldOf } from "#support/statements.ts";
import { test } from "#support/test.ts";
import { copy, testedBrand } from "#support/words.ts";

test.use({ viewport: { width: 390, height: 844 }, isOlderBrowser: false });

test("B17 registration and first application take at most 10 screens, 44 taps, 19 fields, 6 uploads", async ({
  page,
}) => {
  const user = countUserActions(page);
  const button = (name: string) => page.getByRole("button", { name });
  const email = newMailAddress();

  await page.goto("/");
  await user.arriveAt((await page.getByRole("heading", { level: 1 }).textContent()) ?? "");
  await user.tap(page.getByRole("main").getByRole("link", { name: copy.top.heroButton }).first());

  await user.arriveAt(copy.register.title);
  const form = registerForm(page);
  if (testedBrand().settings.individuals) await user.choose(form.corporate);
  await user.type(form.email, email);
  await user.type(form.password, validPassword);
  await user.choose(form.consent);
  await user.tap(form.submit);

  await user.arriveAt(copy.activation.title);
  user.tapOutsidePage();
  await page.goto(await linkMailedTo(email));

  await user.arriveAt(copy.registerComplete.title);
  for (const [index, answer] of [true, true, true, false].entries())
    await user.choose(preEntryAnswer(page, index, answer));
  await user.tap(button(copy.preEntry.finish));

  await user.arriveAt(copy.profileRegister.title);
  const profile = profileFields(page);
  await user.type(profile.companyName, "株式会社金子精工");
  await user.type(profile.office.zipcode, "1440052");
  await expect(profile.office.city).toHaveValue("大田区蒲田");
  await user.type(profile.office.building, "9-99-9");
  await user.type(profile.officePhone, "03-0000-0021");
  await user.type(profile.bankName, "みずほ");
  await user.tap(page.getByRole("option", { name: /^みずほ銀行 ミズホ/ }));
  await user.type(profile.branchName, "かまた");
  await user.tap(page.getByRole("option", { name: /^蒲田/ }).first());
  await user.type(profile.accountNumber, "1234567");
  await user.type(profile.holderName, "カ）カネコセイコウ");
  await user.type(profile.lastName, "金子");
  await user.type(profile.firstName, "みさき");
  await user.addFiles(uploadFieldOf(page, copy.identity.licenceFront), [
    photograph("front.png"),
    photograph("back.png"),
  ]);
  await user.tap(button(copy.fields.sameAsOffice));
  await expect(profile.owner.building).toHaveValue("9-99-9");
  await user.type(profile.ownerPhone, "090-0000-0021");
  await user.tap(registerButton(page));

  await user.arriveAt(copy.withdrawals.title);
  const account = accountPart(page, 1);
  await user.addFiles(uploadFieldOf(account.part, copy.fileKinds.passbook_cover), [photograph("cover.png")]);
  await user.addFiles(uploadFieldOf(account.part, copy.fileKinds.passbook_details), [
    photograph("details.png"),
  ]);
  await user.tap(nextButton(page));

  await user.arriveAt(copy.financials.title);
  await user.choose(page.getByRole("radio", { name: copy.financials.canSubmitCorporateYes }));
  await user.addFiles(uploadFieldOf(page, copy.financials.set), [pdf("accounts.pdf")]);
  await user.tap(nextButton(page));

  await user.arriveAt(copy.invoices.title);
  const fields = invoiceFields(page);
  await user.addFiles(fields.invoiceFiles, [
    invoicePdf("invoice.pdf", { payer: "株式会社青空建設", amount: "1,320,000", date: inDays(40) }),
  ]);
  await expect(fields.amount).toHaveValue("1,320,000");
  await expect(fields.paymentDate).toHaveValue(inDays(40));
  await expect(fields.obliger).toHaveValue("株式会社青空建設");
  await user.choose(fields.fixedDebt);
  await user.choose(fields.bankTransfer);
  await user.type(fields.holderName, "カ）アオゾラケンセツ");
  await user.tap(button(copy.invoices.desireTotal({ amount: "1,320,000" })));
  await user.tap(button(copy.invoices.purposeMaterials));
  await user.tap(fields.submit);

  await user.arriveAt(copy.entryCheck.title);
  await user.tap(button(copy.entryCheck.submit));
  await user.arriveAt(copy.entryComplete.title);

  user.expectAtMost({ screens: 10, taps: 44, fields: 19, uploads: 6 });
});

/**
 * Operates pages and counts the actions. Every touch of the page is a tap, including the one before typing into a field.
 * The phone's keyboard and photograph chooser do not count.
 */
function countUserActions(page: Page) {
  const total = { screens: 0, taps: 0, fields: 0, uploads: 0 };
  return {
    /** A new heading means a new screen, whatever its address. */
    async arriveAt(heading: string) {
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      total.screens += 1;
    },
    async tap(target: Locator) {
      total.taps += 1;
      await target.click();
    },
    async choose(target: Locator) {
      total.taps += 1;
      await target.check();
    },
    async type(target: Locator, text: string) {
      total.taps += 1;
      total.fields += 1;
      await target.fill(text);
    },
    /** Counts one upload for all files chosen at once. */
    async addFiles(uploadField: Locator, files: readonly ReturnType<typeof photograph>[]) {
      total.taps += 1;
      total.uploads += 1;
      await uploadField.setInputFiles([...files]);
      await expectUploaded(
        page,
        files.map(({ name }) => name),
      );
    },
    /** Counts a tap outside the page, such as the link of a mail. */
    tapOutsidePage() {
      total.taps += 1;
    },
    expectAtMost(limits: typeof total) {
      console.log(total);
      for (const [name, limit] of Object.entries(limits))
        expect(total[name as keyof typeof total], name).toBeLessThanOrEqual(limit);
    },
  };
}
