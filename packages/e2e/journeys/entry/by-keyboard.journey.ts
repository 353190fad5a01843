import { expect } from "@playwright/test";
import { textsToRead } from "#support/agree.ts";
import { inDays, weekdayFrom } from "#support/dates.ts";
import { deskOf } from "#support/desk.ts";
import { invoiceFields } from "#support/invoices.ts";
import { byKeyboard, tabThroughPage } from "#support/keyboard.ts";
import { linkMailedTo } from "#support/mailbox.ts";
import { findAccessibilityFaults } from "#support/page-health.ts";
import { photograph } from "#support/papers.ts";
import { profileFields, registerButton } from "#support/profile.ts";
import { newMailAddress, preEntryAnswer, registerForm, validPassword } from "#support/registration.ts";
import { accountPart, nextButton, uploadFieldOf } from "#support/statements.ts";
import { test } from "#support/test.ts";
import { copy, testedBrand } from "#support/words.ts";

// These journeys set sizes and colours, which needs a current browser.
test.use({ isOlderBrowser: false, isMobile: false });

test("a keyboard is enough from the first visit to the signed contract and a report", {
  tag: ["@long", "@one-brand"],
}, async ({ page }) => {
  test.setTimeout(900_000);
  const keyboard = byKeyboard(page);
  const {
    open,
    press,
    tick,
    choose,
    type,
    typeDate,
    chooseNext,
    search,
    addFiles,
    expectRefusal,
    expectDialog,
  } = keyboard;
  const button = (name: string) => page.getByRole("button", { name });
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  const email = newMailAddress("by-keyboard");
  const ids = { entry: 0 };

  // Uses the narrowest window on a phone, forced colours on a desktop.
  const isPhone = test.info().project.name.endsWith("phone");
  const size = isPhone ? { width: 320, height: 568 } : (page.viewportSize() ?? { width: 1280, height: 800 });
  const applySettings = async () => {
    await page.setViewportSize(size);
    await page.emulateMedia({ forcedColors: isPhone ? "none" : "active" });
  };
  const faults: string[] = [];
  /** Checks the accessibility of the page in its present state. */
  const check = async (state: string) => {
    faults.push(...(await findAccessibilityFaults(page, state)));
    await applySettings();
  };
  await applySettings();

  await test.step("top page, registration, pre-entry", async () => {
    await open("/");
    await press(page.getByRole("main").getByRole("link", { name: copy.top.heroButton }).first());
    const form = registerForm(page);
    await expect(form.email).toBeVisible();
    await expectRefusal(form.submit);
    await check("registration, refused");
    if (testedBrand().settings.individuals) await choose(form.corporate, form.corporate);
    await type(form.email, email);
    await type(form.password, validPassword);
    await tick(form.consent);
    await press(form.submit);
    await expect(page.getByText(copy.activation.sent({ email }))).toBeVisible();
    await open(await linkMailedTo(email));
    await expect(heading(copy.registerComplete.title)).toBeVisible();
    for (const [index, answer] of [true, true, true, false].entries())
      await choose(preEntryAnswer(page, index, true), preEntryAnswer(page, index, answer));
    await press(button(copy.preEntry.finish));
  });

  await test.step("profile: company, both sides of the licence, account", async () => {
    await expect(heading(copy.profileRegister.title)).toBeVisible();
    const profile = profileFields(page);
    await expectRefusal(registerButton(page));
    await check("profile, refused");
    await type(profile.companyName, "株式会社金子精工");
    await type(profile.office.zipcode, "1440052");
    await expect(profile.office.city).toHaveValue("大田区蒲田");
    await type(profile.office.building, "9-99-9");
    await type(profile.officePhone, "03-0000-0021");
    await press(page.locator("summary").filter({ hasText: copy.profile.business }));
    await chooseNext(profile.sector);
    await type(profile.lastName, "金子");
    await type(profile.firstName, "みさき");
    await addFiles(uploadFieldOf(page, copy.identity.licenceFront), [
      photograph("front.png"),
      photograph("back.png"),
    ]);
    await check("both sides of the licence");
    await type(profile.owner.zipcode, "1440052");
    await expect(profile.owner.city).toHaveValue("大田区蒲田");
    await type(profile.owner.building, "9-99-10");
    await type(profile.ownerPhone, "090-0000-0021");
    await search(profile.bankName, "みずほ", "みずほ銀行");
    await search(profile.branchName, "かまた", /蒲田/);
    await type(profile.accountNumber, "1234567");
    await type(profile.holderName, "カ）カネコセイコウ");
    await press(registerButton(page));
  });

  await test.step("statements: add and remove a second account, papers of the first", async () => {
    await expect(heading(copy.withdrawals.title)).toBeVisible();
    const { part } = accountPart(page, 1);
    await expectRefusal(nextButton(page));
    const second = copy.withdrawals.account({ number: 2 });
    await press(button(copy.withdrawals.addAccount));
    await expect(page.getByRole("heading", { name: second })).toBeFocused();
    await check("two accounts, refused");
    const remove = button(copy.removePart.remove({ name: second }));
    await expectDialog(remove);
    await press(remove);
    await press(page.getByRole("dialog").getByRole("button", { name: copy.common.delete }));
    await expect(page.getByRole("heading", { name: copy.withdrawals.account({ number: 1 }) })).toBeFocused();
    await addFiles(uploadFieldOf(part, copy.fileKinds.passbook_cover), [photograph("cover.png")]);
    await addFiles(uploadFieldOf(part, copy.fileKinds.passbook_details), [photograph("details.png")]);
    await check("papers of an account");
    await press(nextButton(page));
  });

  await test.step("financial statements: two files added, one removed", async () => {
    await expect(heading(copy.financials.title)).toBeVisible();
    const yesChoice = page.getByRole("radio", { name: copy.financials.canSubmitCorporateYes });
    await choose(yesChoice, yesChoice);
    await expectRefusal(nextButton(page));
    await addFiles(uploadFieldOf(page, copy.financials.set), [
      photograph("accounts.png"),
      photograph("twice.png"),
    ]);
    await check("papers of the financial statements");
    await press(button("twice.pngを削除する"));
    await expect(page.getByText("twice.png")).toHaveCount(0);
    await press(nextButton(page));
  });

  await test.step("an invoice with all its fields, the check and the receipt", async () => {
    await expect(heading(copy.invoices.title)).toBeVisible();
    const fields = invoiceFields(page);
    await expectRefusal(fields.submit);
    await addFiles(fields.invoiceFiles, [photograph("invoice.png")]);
    await type(fields.obliger, "株式会社若草鉄工");
    await page.keyboard.press("Escape");
    await type(fields.amount, "1530000");
    await type(fields.scheduled, "1529340");
    await typeDate(fields.paymentDate, inDays(40));
    await type(fields.holderName, "カ）ワカクサテツコウ");
    await tick(fields.fixedDebt);
    await tick(fields.bankTransfer);
    await press(button(copy.invoices.desireArriving({ amount: "1,529,340" })));
    await press(button(copy.invoices.purposeMaterials));
    await check("invoice");
    await press(fields.submit);
    await expect(heading(copy.entryCheck.title)).toBeVisible();
    await check("check");
    await press(button(copy.entryCheck.submit));
    await expect(heading(copy.entryComplete.title)).toBeVisible();
    await press(page.getByRole("link", { name: copy.entryComplete.detail }));
    await page.waitForURL(/\/entry\/detail\/\d+\/$/);
    ids.entry = Number(/detail\/(\d+)/.exec(page.url())?.[1]);
    await expectDialog(button(copy.cancel.submit));
    await tabThroughPage(page);
  });

  const desk = await deskOf();
  await test.step("the desk makes an offer and confirms the identity", async () => {
    const { entry, identity_files: identity } = await desk.read(ids.entry);
    const [{ id: claim }] = entry.claims;
    // The journey runs at two sizes, so the desk may know an equal invoice.
    await desk(ids.entry, "buy", { claim, fee_ratio: "0.05", reason: "別の請求書です。" });
    await desk(ids.entry, "finish");
    for (const file of identity) await desk.open(file.id);
    await desk(ids.entry, "accept-identity");
  });

  await test.step("my-page, the offer, both consents and the contract", async () => {
    await open("/mypage/");
    await press(page.getByRole("link", { name: new RegExp(copy.mypage.detailOf({ code: ".*" })) }));
    await expect(page).toHaveURL(/\/entry\/detail\//);
    await press(page.getByRole("link", { name: copy.entryDetail.toContract }));
    await press(button(copy.contract.readDocuments));
    await expectRefusal(button(copy.contract.submit));
    await check("contract, refused");
    for (const text of textsToRead(page)) {
      await keyboard.readToEnd(text);
      await expect(text.getByRole("status")).toHaveText(copy.contract.textRead);
    }
    await tick(page.getByRole("checkbox", { name: copy.explanation.read }));
    await tick(page.getByRole("checkbox", { name: copy.contract.consent }));
    await press(button(copy.contract.submit));
    await expect(heading(copy.contract.doneTitle)).toBeVisible();
    await press(page.getByRole("link", { name: copy.contract.doneAgreement }));
    await expect(page.getByText(/[0-9a-f]{64}/).first()).toBeVisible();
    await tabThroughPage(page);
  });

  await test.step("after the payout the applicant reports a late payer and the new payment date", async () => {
    await desk(ids.entry, "pay-out");
    await open(`/entry/detail/${ids.entry}/`);
    await press(button(copy.report.open));
    await expectRefusal(page.getByRole("button", { name: copy.report.submit, exact: true }));
    const received = page.getByRole("radio", { name: copy.report.received });
    await choose(received, page.getByRole("radio", { name: copy.report.notYet }));
    await expectRefusal(page.getByRole("button", { name: copy.report.submit, exact: true }));
    await typeDate(page.getByLabel(copy.report.expectedOn, { exact: true }), weekdayFrom(60, "Wednesday"));
    await press(page.getByRole("button", { name: copy.report.submit, exact: true }));
    await expect(page.getByText(copy.report.payerLateText)).toBeVisible();
    await check("report");
    await tabThroughPage(page);
  });
  expect(faults).toEqual([]);
});
