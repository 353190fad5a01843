import { resubmitCopy } from "@kaitori/brand/copy/resubmit";
import { expect } from "@playwright/test";
import { test } from "#support/own-server-test.ts";
import { uploadPaper } from "#support/statements.ts";
import { wordsOf } from "#support/words.ts";
import { aozora, desired, oomori, type Walk, yen } from "./walk.ts";

/** The desk returns one invoice and one paper, the applicant sends them again, and the offer follows. */
export async function review(walk: Walk) {
  const { page, info, say, onPage } = walk;
  const { received, serviceName, code, receipt, paperOf } = walk.known;
  const unreadable = "請求書の期日が読めません。";
  const torn = "通帳の表紙の名義が写っていません。";
  await test.step("the desk returns one invoice and the cover of the passbook", async () => {
    const { entry } = await walk.desk.read(receipt.id);
    const claimOf = (obliger: string) =>
      entry.claims.find((claim: { obliger_company_name: string }) => claim.obliger_company_name === obliger)
        .id;
    paperOf.first = claimOf(aozora);
    paperOf.second = claimOf(oomori);
    const cover = entry.addfiles.find(({ kind }: { kind: string }) => kind === "passbook_cover_1").id;
    await walk.desk(receipt.id, "ask-again", {
      subject: "invoice",
      claim: paperOf.second,
      reason: unreadable,
    });
    await walk.desk(receipt.id, "ask-again", {
      subject: "withdrawals_detail",
      uploads: [cover],
      reason: torn,
    });
    await walk.desk(receipt.id, "finish");
    const subject = say.mail.askAgainSubject({ serviceName, code: code() });
    await walk.expectMail(subject, unreadable, torn);
    await walk.expectOnMypage(say.statuses.inadequate, [say.price.desired, desired], subject);
  });

  await test.step("B4 only returned papers are requested, with reasons, and sent again", async () => {
    const words = wordsOf(info, resubmitCopy);
    await walk.openDetail();
    await expect(onPage.main).toContainText(unreadable);
    await expect(onPage.main).toContainText(torn);
    await walk.checkPage();
    await page.getByRole("link", { name: say.detail.toResubmit }).click();
    const invoice = page.getByRole("region", {
      name: say.detail.inadequateOf({ paper: say.papers.invoice, obliger: oomori }),
    });
    await expect(invoice).toContainText(unreadable);
    await expect(page.getByText(aozora, { exact: true })).toHaveCount(0);
    await expect(page.getByLabel(words.newPaper({ paper: say.papers.passbook_details }))).toHaveCount(0);
    await uploadPaper(invoice, words.newPaper({ paper: say.papers.invoice }), ["oomori-again.png"]);
    // The first of several items is open.
    await page.getByRole("heading", { name: say.papers.withdrawals_detail, exact: true }).click();
    await uploadPaper(page, words.newPaper({ paper: say.papers.passbook_cover }), ["cover-again.png"]);
    await expect(page.getByText(words.complete)).toBeVisible();
    await walk.checkPage();
    await page.getByRole("button", { name: words.submit }).click();
    await expect(page.getByText(words.doneText)).toBeVisible();
    await expect(onPage.timeline.getByRole("listitem", { includeHidden: true })).toContainText([
      say.detail.historyResubmit,
      say.detail.historyAskAgain,
      say.detail.historySubmit,
    ]);
    await expect(onPage.main).toContainText("oomori-again.png");
    const subject = say.mail.resubmitSubject({ serviceName, code: code() });
    await walk.expectMail(subject);
    await walk.expectOnMypage(say.statuses.underReview, [say.price.desired, desired], subject);
  });

  const note = "社内メモ：大森は取引の実績が確かめられない。";
  await test.step("the desk buys one invoice and refuses the other", async () => {
    await walk.desk(receipt.id, "buy", {
      claim: paperOf.first,
      fee_ratio: "0.05",
      reason: "見本の請求書とは別のものです。",
    });
    await walk.desk(receipt.id, "refuse", { claim: paperOf.second, note });
  });

  await test.step("decisions are not shown before the review is finished", async () => {
    await walk.openDetail();
    await expect(onPage.heading(say.detail.title)).toBeVisible();
    await expect(onPage.main.getByText(say.claimStatuses.canBuy, { exact: true })).toBeHidden();
    await expect(onPage.main).not.toContainText(yen(received));
  });

  await test.step("the offer: payout, last day, and the invoice that is not bought", async () => {
    await walk.desk(receipt.id, "finish");
    const subject = say.mail.offerSubject({ serviceName, code: code() });
    await walk.expectMail(subject);
    await walk.expectOnMypage(say.statuses.reviewed, [say.price.expected, received], subject);
    await walk.openDetail();
    await expect(page.getByRole("article").filter({ hasText: aozora })).toContainText(
      say.claimStatuses.canBuy,
    );
    await expect(page.getByRole("article").filter({ hasText: oomori })).toContainText(
      say.claimStatuses.cannotBuy,
    );
    await expect(onPage.main).toContainText(yen(received));
    await walk.checkPage();
  });

  await test.step("internal notes of the desk are not shown to the applicant", async () => {
    await expect(onPage.heading(say.detail.title)).toBeVisible();
    await expect(onPage.main).not.toContainText(note);
  });
}
