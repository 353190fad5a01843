import { agreementCopy } from "@kaitori/brand/copy/agreement";
import { contractCopy } from "@kaitori/brand/copy/contract";
import { explanationCopy } from "@kaitori/brand/copy/explanation";
import { expect } from "@playwright/test";
import { dayInWords } from "../../../support/dates.ts";
import { mailsTo } from "../../../support/mailbox.ts";
import { test } from "../../../support/own-server-test.ts";
import { wordsOf } from "../../../support/words.ts";
import { aozora, face, fee, oomori, scheduled, type Walk, yen } from "./walk.ts";

/** Signed, paid, handed over and closed. */
export async function contractAndMoney({
  page,
  server,
  info,
  settings,
  received,
  serviceName,
  mail,
  statuses,
  claimStatuses,
  detail,
  handOver,
  price,
  heading,
  main,
  desk,
  email,
  today,
  look,
  mailed,
  code,
  receipt,
  timeline,
  openDetail,
  seenOnMypage,
  paperOf,
}: Walk) {
  const contract = wordsOf(info, contractCopy);
  await test.step("R4.20 it cannot be signed before the identity is confirmed", async () => {
    await page.getByRole("link", { name: detail.toContract }).click();
    await expect(page.getByText(contract.identityConfirming)).toBeVisible();
    await expect(page.getByRole("button", { name: contract.submit })).toBeHidden();
    await look();
    const { identity_files: files } = await desk.read(receipt.id);
    for (const { id } of files) await desk.open(id);
    await desk(receipt.id, "accept-identity");
    await mailed(mail.identityConfirmedSubject({ serviceName }));
  });

  await test.step("B5 the price before the consent, to the yen, and the contract that is kept", async () => {
    await page.reload();
    const row = (name: string | RegExp) => page.getByRole("row", { name });
    await expect(row(contract.faceTotal)).toContainText(yen(face));
    await expect(row(new RegExp(`^${price.fee}`))).toContainText(`−${yen(fee)}`);
    await expect(row(price.bankCharge)).toContainText(`−${yen(settings.limits.bankCharge)}`);
    await expect(main).toContainText(new RegExp(`${contract.receivedTotal}.*${yen(received)}`));
    const text = page.getByRole("region", { name: wordsOf(info, agreementCopy).title });
    await expect(text).toContainText(yen(received));
    await expect(text).not.toContainText(oomori);
    await look();
    await page.getByRole("checkbox", { name: wordsOf(info, explanationCopy).read }).check();
    await page.getByRole("checkbox", { name: contract.consent }).check();
    await page.getByRole("button", { name: contract.submit }).click();
    await expect(heading(contract.doneTitle)).toBeVisible();
    await expect(main).toContainText(yen(received));
    await look();
    await page.getByRole("link", { name: contract.doneAgreement }).click();
    await expect(page.getByText(/[0-9a-f]{64}/).first()).toBeVisible();
    await expect(main).toContainText(yen(received));
    await look();
    const subject = mail.contractSubject({ serviceName, code: code() });
    await mailed(subject, yen(received));
    await seenOnMypage(statuses.contracted, [price.received, received], subject);
  });

  await test.step("paid: the sum, and what is to be handed over until when", async () => {
    await desk(receipt.id, "pay-out");
    const subject = mail.payOutSubject({ serviceName, code: code() });
    await mailed(subject, yen(received));
    await seenOnMypage(statuses.transferred, [price.received, received], subject);
    const owed = page.getByRole("article").filter({ hasText: handOver.amount });
    await expect(owed).toContainText(aozora);
    await expect(owed).toContainText(yen(scheduled));
    await openDetail();
    await expect(main).toContainText(statuses.transferredNext);
    await expect(main).toContainText(`${detail.transferredAt}${dayInWords(today)}`);
    await look();
  });

  await test.step("B1 the page says on which account, by when and under which number the money is handed over", async () => {
    const due = page.getByRole("article").filter({ hasText: handOver.amount });
    await expect(due).toContainText(new RegExp(`${handOver.reference}\\d{7,}`));
    const { number, holder, bankName } = settings.returnAccount;
    for (const part of [number, holder, bankName]) await expect(main).toContainText(part);
    const download = page.waitForEvent("download");
    await due.getByRole("button", { name: handOver.calendar }).click();
    expect((await download).suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d\.ics$/);
    await due.getByRole("button", { name: new RegExp(handOver.reference) }).click();
    await expect(due.getByRole("button", { name: new RegExp(handOver.reference) })).toHaveText(
      "コピーしました",
    );
  });

  await test.step("the last day to hand over is a day on which banks work", async () => {
    const line = main.getByText(/までに、次の代金を/);
    await expect(line).toBeVisible();
    await expect(line).not.toContainText(/（[土日]）/);
  });

  const claimReturned = mail.handOverSubject({ serviceName, code: code() });
  await test.step("the money has been handed over", async () => {
    await desk(receipt.id, "hand-over", { claim: paperOf.first });
    await mailed(claimReturned, aozora);
    await seenOnMypage(statuses.transferred, [price.received, received], claimReturned);
    await expect(page.getByRole("article").filter({ hasText: handOver.amount })).toHaveCount(0);
    await openDetail();
    await expect(page.getByRole("article").filter({ hasText: aozora })).toContainText(claimStatuses.returned);
  });

  await test.step("with everything handed over the page does not ask for it any more", async () => {
    await expect(heading(detail.title)).toBeVisible();
    await expect(main).not.toContainText(statuses.transferredNext);
  });

  await test.step("the mail names the sum that the page had asked for", async () => {
    const { body } = (await mailsTo(email, server.origin)).at(-1) ?? {};
    expect(body).toContain(yen(scheduled));
  });

  await test.step("closed: everything that happened stands in the history", async () => {
    await desk(receipt.id, "close");
    const subject = mail.closeSubject({ serviceName, code: code() });
    await mailed(subject);
    await seenOnMypage(statuses.archived, [price.received, received], subject);
    await openDetail();
    await expect(timeline.getByRole("listitem")).toContainText([
      detail.historyClose,
      detail.historyHandOver,
      detail.historyPayOut,
      detail.historyContract,
      detail.historyOffer,
      detail.historyResubmit,
      detail.historyAskAgain,
      detail.historySubmit,
    ]);
    await look();
  });
}
