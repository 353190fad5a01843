import { resubmitCopy } from "@kaitori/brand/copy/resubmit";
import { expect } from "@playwright/test";
import { test } from "../../../support/own-server-test.ts";
import { givePaper } from "../../../support/statements.ts";
import { wordsOf } from "../../../support/words.ts";
import { aozora, desired, oomori, type Walk, yen } from "./walk.ts";

/** One invoice and one paper given back and sent again, then the offer. */
export async function review({
  page,
  info,
  received,
  serviceName,
  mail,
  papers,
  statuses,
  claimStatuses,
  detail,
  price,
  heading,
  main,
  desk,
  look,
  mailed,
  code,
  receipt,
  timeline,
  openDetail,
  seenOnMypage,
  paperOf,
}: Walk) {
  const unreadable = "請求書の期日が読めません。";
  const torn = "通帳の表紙の名義が写っていません。";
  await test.step("the desk gives back one invoice and the cover of the passbook", async () => {
    const { entry } = await desk.read(receipt.id);
    const claimOf = (obliger: string) =>
      entry.claims.find((claim: { obliger_company_name: string }) => claim.obliger_company_name === obliger)
        .id;
    paperOf.first = claimOf(aozora);
    paperOf.second = claimOf(oomori);
    const cover = entry.addfiles.find(({ kind }: { kind: string }) => kind === "passbook_cover_1").id;
    await desk(receipt.id, "ask-again", { subject: "invoice", claim: paperOf.second, reason: unreadable });
    await desk(receipt.id, "ask-again", { subject: "withdrawals_detail", uploads: [cover], reason: torn });
    await desk(receipt.id, "finish");
    const subject = mail.askAgainSubject({ serviceName, code: code() });
    await mailed(subject, unreadable, torn);
    await seenOnMypage(statuses.inadequate, [price.desired, desired], subject);
  });

  await test.step("B4 only what was given back is asked for, with its reason, and sent again", async () => {
    const words = wordsOf(info, resubmitCopy);
    await openDetail();
    await expect(main).toContainText(unreadable);
    await expect(main).toContainText(torn);
    await look();
    await page.getByRole("link", { name: detail.toResubmit }).click();
    const invoice = page.getByRole("region", {
      name: detail.inadequateOf({ paper: papers.invoice, obliger: oomori }),
    });
    await expect(invoice).toContainText(unreadable);
    await expect(page.getByText(aozora, { exact: true })).toHaveCount(0);
    await expect(page.getByLabel(words.newPaper({ paper: papers.passbook_details }))).toHaveCount(0);
    await givePaper(invoice, words.newPaper({ paper: papers.invoice }), ["oomori-again.png"]);
    await givePaper(page, words.newPaper({ paper: papers.passbook_cover }), ["cover-again.png"]);
    await expect(page.getByText(words.complete)).toBeVisible();
    await look();
    await page.getByRole("button", { name: words.submit }).click();
    await expect(page.getByText(words.doneText)).toBeVisible();
    await expect(timeline.getByRole("listitem")).toContainText([
      detail.historyResubmit,
      detail.historyAskAgain,
      detail.historySubmit,
    ]);
    await expect(main).toContainText("oomori-again.png");
    const subject = mail.resubmitSubject({ serviceName, code: code() });
    await mailed(subject);
    await seenOnMypage(statuses.underReview, [price.desired, desired], subject);
  });

  const note = "社内メモ：大森は取引の実績が確かめられない。";
  await test.step("the desk buys one invoice and refuses the other", async () => {
    await desk(receipt.id, "buy", {
      claim: paperOf.first,
      fee_ratio: "0.05",
      reason: "見本の請求書とは別のものです。",
    });
    await desk(receipt.id, "refuse", { claim: paperOf.second, note });
  });

  await test.step("what is decided before the review is finished is not shown yet", async () => {
    await openDetail();
    await expect(heading(detail.title)).toBeVisible();
    await expect(main.getByText(claimStatuses.canBuy, { exact: true })).toBeHidden();
    await expect(main).not.toContainText(yen(received));
  });

  await test.step("the offer: what arrives, until when it stands, and which invoice is not bought", async () => {
    await desk(receipt.id, "finish");
    const subject = mail.offerSubject({ serviceName, code: code() });
    await mailed(subject);
    await seenOnMypage(statuses.reviewed, [price.received, received], subject);
    await openDetail();
    await expect(page.getByRole("article").filter({ hasText: aozora })).toContainText(claimStatuses.canBuy);
    await expect(page.getByRole("article").filter({ hasText: oomori })).toContainText(
      claimStatuses.cannotBuy,
    );
    await expect(main).toContainText(yen(received));
    await look();
  });

  await test.step("what the desk notes for itself is not shown to the applicant", async () => {
    await expect(heading(detail.title)).toBeVisible();
    await expect(main).not.toContainText(note);
  });
}
