import { agreementCopy } from "@kaitori/brand/copy/agreement";
import { contractCopy } from "@kaitori/brand/copy/contract";
import { expect } from "@playwright/test";
import { agree } from "#support/agree.ts";
import { mailsTo } from "#support/mailbox.ts";
import { test } from "#support/own-server-test.ts";
import { wordsOf } from "#support/words.ts";
import { aozora, face, fee, oomori, scheduled, type Walk, yen } from "./walk.ts";

/** The applicant signs the contract, is paid and hands over the money; then the entry is closed. */
export async function contractAndMoney(walk: Walk) {
  const { page, server, info, say, onPage } = walk;
  const { received, serviceName, email, code, receipt, paperOf } = walk.known;
  const contract = wordsOf(info, contractCopy);
  await test.step("R4.20 the contract cannot be signed before the identity is confirmed", async () => {
    await page.getByRole("link", { name: say.detail.toConditions }).click();
    await expect(page.getByText(contract.identityConfirming)).toBeVisible();
    await expect(page.getByRole("button", { name: contract.submit })).toBeHidden();
    await walk.checkPage();
    const { identity_files: files } = await walk.desk.read(receipt.id);
    for (const { id } of files) await walk.desk.open(id);
    await walk.desk(receipt.id, "accept-identity");
    await walk.expectMail(say.mail.identityConfirmedOfferSubject({ serviceName, code: code() }));
  });

  await test.step("B5 the exact price before the consent, and the saved contract", async () => {
    await page.reload();
    const row = (name: string | RegExp) => page.getByRole("row", { name });
    await expect(row(contract.faceTotal)).toContainText(yen(face));
    await expect(row(new RegExp(`^${say.price.fee}`))).toContainText(`−${yen(fee)}`);
    await expect(row(say.price.bankCharge)).toContainText(`−${yen(walk.settings.limits.bankCharge)}`);
    await expect(onPage.main).toContainText(new RegExp(`${contract.receivedTotal}.*${yen(received)}`));
    await walk.checkPage();
    await agree(page, info);
    const text = page.getByRole("region", { name: wordsOf(info, agreementCopy).title });
    await expect(text).toContainText(yen(received));
    await expect(text).not.toContainText(oomori);
    await page.getByRole("button", { name: contract.submit }).click();
    await expect(onPage.heading(contract.doneTitle)).toBeVisible();
    await expect(onPage.main).toContainText(yen(received));
    await walk.checkPage();
    await page.getByRole("link", { name: contract.doneAgreement }).click();
    await expect(page.getByText(/[0-9a-f]{64}/).first()).toBeVisible();
    await expect(onPage.main).toContainText(yen(received));
    await walk.checkPage();
    const subject = say.mail.contractSubject({ serviceName, code: code() });
    await walk.expectMail(subject, yen(received));
    await walk.expectOnMypage(say.statuses.contracted, [say.price.toArrive, received], subject);
  });

  await test.step("paid: amount, hand-over and due date", async () => {
    await walk.desk(receipt.id, "pay-out");
    const subject = say.mail.payOutSubject({ serviceName, code: code() });
    await walk.expectMail(subject, yen(received));
    await walk.expectOnMypage(say.statuses.transferred, [say.price.toHandOver, scheduled], subject);
    const dueCard = page.getByRole("article").filter({ hasText: say.handOver.amount });
    await expect(dueCard).toContainText(aozora);
    await expect(dueCard).toContainText(yen(scheduled));
    await walk.openDetail();
    await walk.checkPage();
  });

  await test.step("B1 the page shows account, due date and reference of the hand-over", async () => {
    const due = page.getByRole("article").filter({ hasText: say.handOver.amount });
    await expect(due).toContainText(new RegExp(`${say.handOver.reference}\\d{7,}`));
    const { number, holder, bankName } = walk.settings.returnAccount;
    for (const part of [number, holder, bankName]) await expect(onPage.main).toContainText(part);
    const download = page.waitForEvent("download");
    await due.getByRole("button", { name: say.handOver.calendar }).click();
    expect((await download).suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d\.ics$/);
    await due.getByRole("button", { name: new RegExp(say.handOver.reference) }).click();
    await expect(due.getByRole("button", { name: new RegExp(say.handOver.reference) })).toHaveText(
      "コピーしました",
    );
  });

  await test.step("the due date is a bank day", async () => {
    await expect(onPage.main).toContainText(
      new RegExp(`${say.handOver.dueOn}\\s*\\d+年\\d+月\\d+日（[月火水木金]）`),
    );
  });

  const claimReturned = say.mail.handOverSubject({ serviceName, code: code() });
  await test.step("the money has been handed over", async () => {
    await walk.desk(receipt.id, "hand-over", { claim: paperOf.first });
    await walk.expectMail(claimReturned, aozora);
    await walk.expectOnMypage(say.statuses.transferred, [say.price.received, received], claimReturned);
    await expect(page.getByRole("article").filter({ hasText: say.handOver.amount })).toHaveCount(0);
    await walk.openDetail();
    await expect(page.getByRole("article").filter({ hasText: aozora })).toContainText(
      say.claimStatuses.returned,
    );
  });

  await test.step("after the hand-over the page no longer asks for money", async () => {
    await expect(onPage.heading(say.detail.title)).toBeVisible();
    await expect(onPage.main).not.toContainText("お取引先から代金が届いたら");
  });

  await test.step("the mail has the amount of the page", async () => {
    const { body } = (await mailsTo(email, server.origin)).at(-1) ?? {};
    expect(body).toContain(yen(scheduled));
  });

  await test.step("closed: the history lists all events", async () => {
    await walk.desk(receipt.id, "close");
    const subject = say.mail.closeSubject({ serviceName, code: code() });
    await walk.expectMail(subject);
    await walk.expectOnMypage(say.statuses.archived, [say.price.received, received], subject);
    await walk.openDetail();
    await expect(onPage.timeline.getByRole("listitem", { includeHidden: true })).toContainText([
      say.detail.historyClose,
      say.detail.historyHandOver,
      say.detail.historyPayOut,
      say.detail.historyContract,
      say.detail.historyOffer,
      say.detail.historyResubmit,
      say.detail.historyAskAgain,
      say.detail.historySubmit,
    ]);
    await walk.checkPage();
  });
}
