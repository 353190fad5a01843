import { activationCopy } from "@kaitori/brand/copy/activation";
import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { entryCompleteCopy } from "@kaitori/brand/copy/entry-complete";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { financialsCopy } from "@kaitori/brand/copy/financials";
import { identityCopy } from "@kaitori/brand/copy/identity";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";

import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { profileRegisterCopy } from "@kaitori/brand/copy/profile-register";
import { registerCopy } from "@kaitori/brand/copy/register";
import { registerCompleteCopy } from "@kaitori/brand/copy/register-complete";
import { topCopy } from "@kaitori/brand/copy/top";
import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { expect } from "@playwright/test";
import { callApi } from "#support/call-api.ts";
import { inDays } from "#support/dates.ts";
import { invoiceFields } from "#support/invoices.ts";
import { linkMailedTo } from "#support/mailbox.ts";
import { invoicePdf, pdf, photograph } from "#support/papers.ts";
import { goodPassword, newAddress } from "#support/people.ts";
import { profileFields, registerButton } from "#support/profile.ts";
import { readyApplicant } from "#support/ready-applicant.ts";
import { preEntryAnswer, registerForm } from "#support/registration.ts";
import { accountPart, nextButton, slotOf } from "#support/statements.ts";
import { submitByCall } from "#support/submit-by-call.ts";
import { test } from "#support/test.ts";
import { countWalk } from "#support/walk.ts";
import { brandOf, wordsOf } from "#support/words.ts";

test.use({ viewport: { width: 390, height: 844 }, isOlder: false });

test("registration and first application take at most 10 screens, 44 taps, 19 fields, 6 boxes", async ({
  page,
}, info) => {
  const walk = countWalk(page);
  const papers = wordsOf(info, fileKindsCopy);
  const button = (name: string) => page.getByRole("button", { name });
  const email = newAddress();

  await page.goto("/");
  await walk.arriveAt((await page.getByRole("heading", { level: 1 }).textContent()) ?? "");
  await walk.tap(
    page
      .getByRole("main")
      .getByRole("link", { name: wordsOf(info, topCopy).heroButton })
      .first(),
  );

  await walk.arriveAt(wordsOf(info, registerCopy).title);
  const form = registerForm(page, info);
  if (brandOf(info).settings.individuals) await walk.choose(form.corporate);
  await walk.type(form.email, email);
  await walk.type(form.password, goodPassword);
  await walk.choose(form.consent);
  await walk.tap(form.submit);

  await walk.arriveAt(wordsOf(info, activationCopy).title);
  walk.touchElsewhere();
  await page.goto(await linkMailedTo(email, info));

  const preEntry = wordsOf(info, preEntryCopy);
  await walk.arriveAt(wordsOf(info, registerCompleteCopy).title);
  for (const [place, answer] of [true, true, true, false].entries())
    await walk.choose(preEntryAnswer(page, info, place, answer));
  await walk.tap(button(preEntry.finish));

  await walk.arriveAt(wordsOf(info, profileRegisterCopy).title);
  const profile = profileFields(page, info);
  await walk.type(profile.companyName, "株式会社金子精工");
  await walk.type(profile.office.zipcode, "1440052");
  await expect(profile.office.city).toHaveValue("大田区蒲田");
  await walk.type(profile.office.building, "9-99-9");
  await walk.type(profile.officePhone, "03-0000-0021");
  await walk.select(profile.sector, "manufacturing");
  await walk.type(profile.bankName, "みずほ");
  await walk.tap(page.getByRole("option", { name: /^みずほ銀行 ミズホ/ }));
  await walk.type(profile.branchName, "かまた");
  await walk.tap(page.getByRole("option", { name: /^蒲田/ }).first());
  await walk.type(profile.accountNumber, "1234567");
  await walk.type(profile.holderName, "カ）カネコセイコウ");
  await walk.type(profile.lastName, "金子");
  await walk.type(profile.firstName, "みさき");
  const identity = wordsOf(info, identityCopy);
  await walk.add(slotOf(page, identity.licenceFront), [photograph("front.png"), photograph("back.png")]);
  await walk.tap(button(wordsOf(info, fieldsCopy).sameAsOffice));
  await expect(profile.owner.building).toHaveValue("9-99-9");
  await walk.type(profile.ownerPhone, "090-0000-0021");
  await walk.tap(registerButton(page, info));

  await walk.arriveAt(wordsOf(info, withdrawalsCopy).title);
  const account = accountPart(page, info, 1);
  await walk.add(slotOf(account.part, papers.passbook_cover), [photograph("cover.png")]);
  await walk.add(slotOf(account.part, papers.passbook_details), [photograph("details.png")]);
  await walk.tap(nextButton(page, info));

  const financials = wordsOf(info, financialsCopy);
  await walk.arriveAt(financials.title);
  await walk.choose(page.getByRole("radio", { name: financials.canSubmitCorporateYes }));
  await walk.add(slotOf(page, financials.set), [pdf("accounts.pdf")]);
  await walk.tap(nextButton(page, info));

  const invoices = wordsOf(info, invoicesCopy);
  await walk.arriveAt(invoices.title);
  const fields = invoiceFields(page, info);
  await walk.add(fields.invoiceFiles, [
    invoicePdf("invoice.pdf", { payer: "株式会社青空建設", amount: "1,320,000", date: inDays(40) }),
  ]);
  await expect(fields.amount).toHaveValue("1,320,000");
  await expect(fields.paymentDate).toHaveValue(inDays(40));
  await expect(fields.obliger).toHaveValue("株式会社青空建設");
  await walk.choose(fields.fixedDebt);
  await walk.choose(fields.bankTransfer);
  await walk.type(fields.holderName, "カ）アオゾラケンセツ");
  await walk.tap(button(invoices.desiredAll({ amount: "1,320,000" })));
  await walk.tap(button(invoices.purposeMaterials));
  await walk.tap(fields.submit);

  await walk.arriveAt(wordsOf(info, entryCheckCopy).title);
  await walk.tap(button(wordsOf(info, entryCheckCopy).submit));
  await walk.arriveAt(wordsOf(info, entryCompleteCopy).title);

  console.log(walk.table("First visit to receipt, one invoice:"));
  const { screens, taps, fields: typed, boxes } = walk.total();
  expect(screens).toBeLessThanOrEqual(10);
  expect(taps).toBeLessThanOrEqual(44);
  expect(typed).toBeLessThanOrEqual(19);
  expect(boxes).toBeLessThanOrEqual(6);
});

test(
  "a second application takes at most 4 screens, 8 taps, no typing",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    const walk = countWalk(page);
    const invoices = wordsOf(info, invoicesCopy);
    const mypage = wordsOf(info, mypageCopy);
    const fields = invoiceFields(page, info);
    const payer = "株式会社青空建設";
    const button = (name: string) => page.getByRole("button", { name });
    await readyApplicant(page, info);
    const answers = {
      has_invoice: "yes",
      obliger_is_corporate: "yes",
      paid_by_transfer: "yes",
      has_delinquency: "no",
    };
    await callApi(page, "POST", "pre_entry/", {
      answers: Object.entries(answers).map(([question, value]) => ({ question, value })),
    });
    const { id } = await submitByCall(page);
    await callApi(page, "POST", `entries/${id}/cancel/`, {});

    await page.goto("/mypage/");
    await walk.arriveAt(mypage.title);
    await walk.tap(page.getByRole("link", { name: mypage.newEntry }));

    await walk.arriveAt(invoices.title);
    await walk.add(fields.invoiceFiles, [
      invoicePdf("invoice.pdf", { payer, amount: "880,000", date: inDays(50) }),
    ]);
    await expect(fields.amount).toHaveValue("880,000");
    await expect(fields.holderName).not.toHaveValue("");
    await walk.choose(fields.fixedDebt);
    await walk.choose(fields.bankTransfer);
    await walk.tap(button(invoices.desiredAll({ amount: "880,000" })));
    await walk.tap(button(invoices.purposeMaterials));
    await walk.tap(fields.submit);

    await walk.arriveAt(wordsOf(info, entryCheckCopy).title);
    await walk.tap(button(wordsOf(info, entryCheckCopy).submit));
    await walk.arriveAt(wordsOf(info, entryCompleteCopy).title);

    console.log(walk.table("A second time, one invoice:"));
    const { screens, taps, fields: typed } = walk.total();
    expect(screens).toBeLessThanOrEqual(4);
    expect(taps).toBeLessThanOrEqual(8);
    expect(typed).toBe(0);
  },
);
