import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { entryCompleteCopy } from "@kaitori/brand/copy/entry-complete";
import { expect } from "@playwright/test";
import { weekdayFrom } from "../../../support/dates.ts";
import { test } from "../../../support/own-server-test.ts";
import { photograph } from "../../../support/papers.ts";
import { wordsOf } from "../../../support/words.ts";
import { aozora, type Walk, yen } from "./walk.ts";

/** Needs no more than its invoice. */
export async function secondApplication({
  page,
  info,
  serviceName,
  mail,
  statuses,
  mypage,
  detail,
  price,
  invoices,
  fields,
  heading,
  mailed,
  code,
  receipt,
  seenOnMypage,
}: Walk) {
  await test.step("R4.10 R4.14 the second application needs only its invoice", async () => {
    const first = code();
    await page.getByRole("link", { name: detail.newEntry }).click();
    await page.getByRole("link", { name: mypage.newEntry, exact: true }).click();
    await expect(page).toHaveURL(/\/entry\/entry_invoice\/$/);
    await expect(fields.obliger).toHaveValue("");
    await page.getByText(invoices.previousObligers).click();
    await page.getByRole("button", { name: invoices.usePreviousOf({ name: aozora }) }).click();
    await fields.showNumber.click();
    await expect(page.getByText("1234567")).toBeVisible();
    await fields.amount.fill("770000");
    await fields.scheduled.fill("770000");
    await fields.paymentDate.fill(weekdayFrom(40, 3));
    await fields.fixedDebt.check();
    await fields.bankTransfer.check();
    await fields.invoiceFiles.setInputFiles([photograph("second.png")]);
    await expect(page.getByText("アップロード済み")).toBeVisible();
    await fields.desired.fill("700000");
    await fields.purpose.fill("外注費");
    await fields.submit.click();
    await page.getByRole("button", { name: wordsOf(info, entryCheckCopy).submit }).click();
    await expect(heading(wordsOf(info, entryCompleteCopy).title)).toBeVisible();
    receipt.code = (await page.getByText(/^\d{8}-[0-9A-Z]{6}$/).textContent()) ?? "";
    expect(code()).not.toBe(first);
    const subject = mail.submitSubject({ serviceName, code: code() });
    await mailed(subject, yen(700_000), "請求書　　1");
    await seenOnMypage(statuses.underReview, [price.desired, 700_000], subject);
    await expect(page.getByRole("article").filter({ hasText: first })).toContainText(statuses.archived);
  });
}
