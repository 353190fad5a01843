import { expect } from "@playwright/test";
import { test } from "#support/own-server.ts";
import { uploadPaper } from "#support/statements.ts";
import { copy } from "#support/words.ts";
import { aozora, desiredAmount, type Journey, oomori, yen } from "./journey.ts";

/** The desk rejects one invoice and one paper, the applicant sends them again, and the desk makes an offer. */
export async function reviewEntry(journey: Journey) {
  const { page, onPage } = journey;
  const { payout, serviceName, code, receipt, claimIds } = journey.data;
  const invoiceReason = "請求書の期日が読めません。";
  const coverReason = "通帳の表紙の名義が写っていません。";
  await test.step("the desk rejects one invoice and the cover of the passbook", async () => {
    const { entry } = await journey.desk.read(receipt.id);
    const claimOf = (obliger: string) =>
      entry.claims.find((claim: { obliger_company_name: string }) => claim.obliger_company_name === obliger)
        .id;
    claimIds.first = claimOf(aozora);
    claimIds.second = claimOf(oomori);
    const cover = entry.addfiles.find(({ kind }: { kind: string }) => kind === "passbook_cover_1").id;
    await journey.desk(receipt.id, "ask-again", {
      subject: "invoice",
      claim: claimIds.second,
      reason: invoiceReason,
    });
    await journey.desk(receipt.id, "ask-again", {
      subject: "withdrawals_detail",
      uploads: [cover],
      reason: coverReason,
    });
    await journey.desk(receipt.id, "finish");
    const subject = copy.mail.askAgainSubject({ serviceName, code: code() });
    await journey.expectMail(subject, invoiceReason, coverReason);
    await journey.expectOnMypage(copy.entryStatus.inadequate, [copy.price.desired, desiredAmount], subject);
  });

  await test.step("B4 only rejected papers are requested, with reasons, and sent again", async () => {
    await journey.openDetail();
    await expect(onPage.main).toContainText(invoiceReason);
    await expect(onPage.main).toContainText(coverReason);
    await journey.checkPage();
    await page.getByRole("link", { name: copy.entryDetail.toResubmit }).click();
    const invoice = page.getByRole("region", {
      name: copy.entryDetail.inadequateOf({ paper: copy.fileKinds.invoice, obliger: oomori }),
    });
    await expect(invoice).toContainText(invoiceReason);
    await expect(page.getByText(aozora, { exact: true })).toHaveCount(0);
    await expect(
      page.getByLabel(copy.resubmit.newPaper({ paper: copy.fileKinds.passbook_details })),
    ).toHaveCount(0);
    await uploadPaper(invoice, copy.resubmit.newPaper({ paper: copy.fileKinds.invoice }), [
      "oomori-again.png",
    ]);
    // The first of several items is open.
    await page.getByRole("heading", { name: copy.fileKinds.withdrawals_detail, exact: true }).click();
    await uploadPaper(page, copy.resubmit.newPaper({ paper: copy.fileKinds.passbook_cover }), [
      "cover-again.png",
    ]);
    await expect(page.getByText(copy.resubmit.complete)).toBeVisible();
    await journey.checkPage();
    await page.getByRole("button", { name: copy.resubmit.submit }).click();
    await expect(page.getByText(copy.resubmit.doneText)).toBeVisible();
    await expect(onPage.timeline.getByRole("listitem", { includeHidden: true })).toContainText([
      copy.entryDetail.historyResubmit,
      copy.entryDetail.historyAskAgain,
      copy.entryDetail.historySubmit,
    ]);
    await expect(onPage.main).toContainText("oomori-again.png");
    const subject = copy.mail.resubmitSubject({ serviceName, code: code() });
    await journey.expectMail(subject);
    await journey.expectOnMypage(copy.entryStatus.underReview, [copy.price.desired, desiredAmount], subject);
  });

  const note = "社内メモ：大森は取引の実績が確かめられない。";
  await test.step("the desk buys one invoice and refuses the other", async () => {
    await journey.desk(receipt.id, "buy", {
      claim: claimIds.first,
      fee_ratio: "0.05",
      reason: "見本の請求書とは別のものです。",
    });
    await journey.desk(receipt.id, "refuse", { claim: claimIds.second, note });
  });

  await test.step("decisions are not shown before the review is finished", async () => {
    await journey.openDetail();
    await expect(onPage.heading(copy.entryDetail.title)).toBeVisible();
    await expect(onPage.main.getByText(copy.claimStatus.canBuy, { exact: true })).toBeHidden();
    await expect(onPage.main).not.toContainText(yen(payout));
  });

  await test.step("the offer: payout, last day, and the invoice that is not bought", async () => {
    await journey.desk(receipt.id, "finish");
    const subject = copy.mail.offerSubject({ serviceName, code: code() });
    await journey.expectMail(subject);
    await journey.expectOnMypage(copy.entryStatus.reviewed, [copy.price.expected, payout], subject);
    await journey.openDetail();
    await expect(page.getByRole("article").filter({ hasText: aozora })).toContainText(
      copy.claimStatus.canBuy,
    );
    await expect(page.getByRole("article").filter({ hasText: oomori })).toContainText(
      copy.claimStatus.cannotBuy,
    );
    await expect(onPage.main).toContainText(yen(payout));
    await journey.checkPage();
  });

  await test.step("internal notes of the desk are not shown to the applicant", async () => {
    await expect(onPage.heading(copy.entryDetail.title)).toBeVisible();
    await expect(onPage.main).not.toContainText(note);
  });
}
