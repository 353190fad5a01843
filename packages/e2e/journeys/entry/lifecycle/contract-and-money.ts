import { expect } from "@playwright/test";
import { agreeToOffer } from "#support/agree.ts";
import { mailsTo } from "#support/mailbox.ts";
import { test } from "#support/own-server.ts";
import { copy } from "#support/words.ts";
import { aozora, faceValue, fee, type Journey, oomori, scheduledAmount, yen } from "./journey.ts";

/** The applicant signs the contract, is paid and hands over the money; then the entry is closed. */
export async function signAndHandOver(journey: Journey) {
  const { page, server, onPage } = journey;
  const { payout, serviceName, email, code, receipt, claimIds } = journey.data;
  await test.step("R4.20 the contract cannot be signed before the identity is confirmed", async () => {
    await page.getByRole("link", { name: copy.entryDetail.toConditions }).click();
    await expect(page.getByText(copy.contract.identityConfirming)).toBeVisible();
    await expect(page.getByRole("button", { name: copy.contract.submit })).toBeHidden();
    await journey.checkPage();
    const { identity_files: files } = await journey.desk.read(receipt.id);
    for (const { id } of files) await journey.desk.open(id);
    await journey.desk(receipt.id, "accept-identity");
    await journey.expectMail(copy.mail.identityConfirmedOfferSubject({ serviceName, code: code() }));
  });

  await test.step("B5 the exact price before the consent, and the saved contract", async () => {
    await page.reload();
    const row = (name: string | RegExp) => page.getByRole("row", { name });
    await expect(row(copy.contract.faceTotal)).toContainText(yen(faceValue));
    await expect(row(new RegExp(`^${copy.price.fee}`))).toContainText(`−${yen(fee)}`);
    await expect(row(copy.price.bankCharge)).toContainText(`−${yen(journey.settings.limits.bankCharge)}`);
    await expect(onPage.main).toContainText(new RegExp(`${copy.contract.receivedTotal}.*${yen(payout)}`));
    await journey.checkPage();
    await agreeToOffer(page);
    const text = page.getByRole("region", { name: copy.agreement.title });
    await expect(text).toContainText(yen(payout));
    await expect(text).not.toContainText(oomori);
    await page.getByRole("button", { name: copy.contract.submit }).click();
    await expect(onPage.heading(copy.contract.doneTitle)).toBeVisible();
    await expect(onPage.main).toContainText(yen(payout));
    await journey.checkPage();
    await page.getByRole("link", { name: copy.contract.doneAgreement }).click();
    await expect(page.getByText(/[0-9a-f]{64}/).first()).toBeVisible();
    await expect(onPage.main).toContainText(yen(payout));
    await journey.checkPage();
    const subject = copy.mail.contractSubject({ serviceName, code: code() });
    await journey.expectMail(subject, yen(payout));
    await journey.expectOnMypage(copy.entryStatus.contracted, [copy.price.toArrive, payout], subject);
  });

  await test.step("paid: my-page and the mail show the amounts", async () => {
    await journey.desk(receipt.id, "pay-out");
    const subject = copy.mail.payOutSubject({ serviceName, code: code() });
    await journey.expectMail(subject, yen(payout));
    await journey.expectOnMypage(
      copy.entryStatus.transferred,
      [copy.price.toHandOver, scheduledAmount],
      subject,
    );
    const dueCard = page.getByRole("article").filter({ hasText: copy.handOver.amount });
    await expect(dueCard).toContainText(aozora);
    await expect(dueCard).toContainText(yen(scheduledAmount));
    await journey.openDetail();
    await journey.checkPage();
  });

  await test.step("B1 the page shows account, due date and reference of the hand-over", async () => {
    const due = page.getByRole("article").filter({ hasText: copy.handOver.amount });
    await expect(due).toContainText(new RegExp(`${copy.handOver.reference}\\d{7,}`));
    const { number, holder, bankName } = journey.settings.returnAccount;
    for (const part of [number, holder, bankName]) await expect(onPage.main).toContainText(part);
    const download = page.waitForEvent("download");
    await due.getByRole("button", { name: copy.handOver.calendar }).click();
    expect((await download).suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d\.ics$/);
    await due.getByRole("button", { name: new RegExp(copy.handOver.reference) }).click();
    await expect(due.getByRole("button", { name: new RegExp(copy.handOver.reference) })).toHaveText(
      "コピーしました",
    );
  });

  await test.step("the due date is a bank day", async () => {
    await expect(onPage.main).toContainText(
      new RegExp(`${copy.entryStatus.due}\\s*\\d+年\\d+月\\d+日（[月火水木金]）`),
    );
  });

  const handOverSubject = copy.mail.handOverSubject({ serviceName, code: code() });
  await test.step("the money has been handed over", async () => {
    await journey.desk(receipt.id, "hand-over", { claim: claimIds.first });
    await journey.expectMail(handOverSubject, aozora);
    await journey.expectOnMypage(
      copy.entryStatus.transferred,
      [copy.price.received, payout],
      handOverSubject,
    );
    await expect(page.getByRole("article").filter({ hasText: copy.handOver.amount })).toHaveCount(0);
    await journey.openDetail();
    await expect(page.getByRole("article").filter({ hasText: aozora })).toContainText(
      copy.claimStatus.returned,
    );
  });

  await test.step("after the hand-over the page no longer asks for money", async () => {
    await expect(onPage.heading(copy.entryDetail.title)).toBeVisible();
    await expect(onPage.main).not.toContainText("お取引先から代金が届いたら");
  });

  await test.step("the mail has the amount of the page", async () => {
    const { body } = (await mailsTo(email, server.origin)).at(-1) ?? {};
    expect(body).toContain(yen(scheduledAmount));
  });

  await test.step("closed: the history lists all events", async () => {
    await journey.desk(receipt.id, "close");
    const subject = copy.mail.closeSubject({ serviceName, code: code() });
    await journey.expectMail(subject);
    await journey.expectOnMypage(copy.entryStatus.archived, [copy.price.received, payout], subject);
    await journey.openDetail();
    await expect(onPage.timeline.getByRole("listitem", { includeHidden: true })).toContainText([
      copy.entryDetail.historyClose,
      copy.entryDetail.historyHandOver,
      copy.entryDetail.historyPayOut,
      copy.entryDetail.historyContract,
      copy.entryDetail.historyOffer,
      copy.entryDetail.historyResubmit,
      copy.entryDetail.historyAskAgain,
      copy.entryDetail.historySubmit,
    ]);
    await journey.checkPage();
  });
}
