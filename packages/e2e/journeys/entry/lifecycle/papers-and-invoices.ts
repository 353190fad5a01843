import { expect } from "@playwright/test";
import { dayInWords } from "#support/dates.ts";
import { fillInInvoice, waitForSavedDraft } from "#support/invoices.ts";
import { mailsTo } from "#support/mailbox.ts";
import { test } from "#support/own-server.ts";
import { nameOfPaper, photograph } from "#support/papers.ts";
import { accountPart, nextButton, uploadPaper } from "#support/statements.ts";
import { copy } from "#support/words.ts";
import {
  aozora,
  desiredAmount,
  faceValue,
  type Journey,
  oomori,
  paymentDate,
  scheduledAmount,
  yen,
} from "./journey.ts";

/** The applicant fills in statements and two invoices, checks and submits them. */
export async function submitPapersAndInvoices(journey: Journey) {
  const { page, server, onPage } = journey;
  const { serviceName, email, subjects, code, receipt } = journey.data;
  const account = accountPart(page, 1);
  await test.step("withdrawal statements of an account", async () => {
    // The account of the profile is not asked for again.
    await expect(account.bankName).toHaveValue("みずほ銀行");
    await expect(account.number).toHaveValue("1234567");
    await uploadPaper(account.part, copy.fileKinds.passbook_cover, ["cover.png"]);
    await journey.checkPage();
    const draftSaved = waitForSavedDraft(page, "passbook_details_1");
    await uploadPaper(account.part, copy.fileKinds.passbook_details, ["july-to-november.png"]);
    await draftSaved;
  });

  await test.step("the form stays until the user finishes it", async () => {
    await expect(onPage.heading(copy.withdrawals.title)).toBeVisible();
    await expect(account.number).toHaveValue("1234567");
    await expect(account.complete).toBeVisible();
  });

  await test.step("financial statements", async () => {
    await nextButton(page).click();
    await expect(page).toHaveURL(/\/entry\/$/);
    await page.getByRole("radio", { name: copy.financials.canSubmitCorporateYes }).check();
    await uploadPaper(page, copy.financials.set, ["accounts.png"]);
    for (const paper of journey.settings.furtherPapers ?? [])
      if (paper.required && paper.from !== "individual")
        await uploadPaper(page, paper.title, [nameOfPaper(paper.key, paper)]);
    await journey.checkPage();
    await nextButton(page).click();
    await expect(page).toHaveURL(/\/entry\/entry_invoice\/$/);
  });

  await test.step("the first invoice has the amount typed into the calculator", async () => {
    await expect(onPage.fields.amount).toHaveValue("1,320,000");
  });

  await test.step("two invoices", async () => {
    await onPage.fields.obliger.pressSequentially("青空建設");
    await page.getByRole("option", { name: new RegExp(aozora) }).click();
    await onPage.fields.amount.fill(String(faceValue));
    await onPage.fields.scheduled.fill(String(scheduledAmount));
    await onPage.fields.paymentDate.fill(paymentDate);
    await expect(page.getByText(copy.invoices.receiveAccount)).toBeVisible();
    // The contract warrants these points, so only the applicant ticks them.
    await expect(onPage.fields.fixedDebt).not.toBeChecked();
    await expect(onPage.fields.bankTransfer).not.toBeChecked();
    await onPage.fields.holderName.fill("ｶ)ｱｵｿﾞﾗｹﾝｾﾂ");
    await onPage.fields.fixedDebt.check();
    await onPage.fields.bankTransfer.check();
    await onPage.fields.invoiceFiles.setInputFiles([photograph("aozora.png")]);
    await expect(page.getByText("アップロード済み")).toBeVisible();
    await journey.checkPage();
    await onPage.fields.close.click();
    await onPage.fields.add.click();
    await fillInInvoice(page, { obliger: oomori, amount: "870000", days: 55 });
    await onPage.fields.desired.fill(String(desiredAmount));
    await onPage.fields.purpose.fill("材料の仕入れ");
    await onPage.fields.submit.click();
  });

  await test.step("B6 the check repeats every answer, and nothing has been submitted yet", async () => {
    await expect(onPage.heading(copy.entryCheck.title)).toBeVisible();
    // Returns to one answer and back to the check.
    const second = copy.invoices.claim({ number: 2 });
    await page.getByRole("link", { name: copy.entryCheck.changeOf({ item: second }) }).click();
    await expect(onPage.fields.amount).toHaveValue("870,000");
    await onPage.fields.amount.fill("880000");
    await onPage.fields.scheduled.fill("880000");
    await onPage.fields.submit.click();
    await expect(onPage.heading(copy.entryCheck.title)).toBeVisible();
    await page.goBack();
    await expect(onPage.heading(copy.invoices.title)).toBeVisible();
    await page.goForward();
    await expect(onPage.heading(copy.entryCheck.title)).toBeVisible();
    for (const text of [
      yen(faceValue),
      yen(scheduledAmount),
      yen(880_000),
      yen(2_200_000),
      yen(desiredAmount),
    ])
      await expect(onPage.main).toContainText(text);
    for (const text of [
      aozora,
      oomori,
      dayInWords(paymentDate),
      "カ）アオゾラケンセツ",
      "aozora.png",
      "材料の仕入れ",
    ])
      await expect(onPage.main).toContainText(text);
    await journey.checkPage();
    expect(await mailsTo(email, server.origin)).toHaveLength(subjects.length);
  });

  await test.step("submitted: the receipt, the mail, my-page and the history show the same data", async () => {
    const submissions: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/entries/"))
        submissions.push(request.headers()["idempotency-key"]);
    });
    await page.getByRole("button", { name: copy.entryCheck.submit }).dblclick();
    await expect(onPage.heading(copy.entryComplete.title)).toBeVisible();
    expect(submissions).toEqual([expect.stringMatching(/./)]);
    receipt.code = (await page.getByText(/^\d{8}-[0-9A-Z]{6}$/).textContent()) ?? "";
    await expect(onPage.main).toContainText(yen(desiredAmount));
    await journey.checkPage();
    await page.getByRole("link", { name: copy.entryComplete.detail }).click();
    await page.waitForURL(/\/entry\/detail\/\d+\/$/);
    receipt.id = Number(/detail\/(\d+)/.exec(page.url())?.[1]);
    await expect(onPage.timeline.getByRole("listitem", { includeHidden: true })).toContainText([
      copy.entryDetail.historySubmit,
    ]);
    await journey.checkPage();
    const subject = copy.mail.submitSubject({ serviceName, code: code() });
    await journey.expectMail(subject, code(), yen(desiredAmount), "請求書　　2");
    await journey.expectOnMypage(copy.entryStatus.underReview, [copy.price.desired, desiredAmount], subject);
  });

  await test.step("R4.14 no second entry is possible during the review", async () => {
    await expect(page.getByRole("link", { name: copy.mypage.newEntry, exact: true })).toBeHidden();
    await page.goto("/entry/entry_invoice/");
    await expect(page.getByText(copy.blockers.hasPreContractEntry).first()).toBeVisible();
    // The draft has become the entry, and there is no new draft.
    await expect(onPage.fields.desired).toHaveCount(0);
    await journey.checkPage();
  });
}
