import { expect } from "@playwright/test";
import { weekdayFrom } from "#support/dates.ts";
import { test } from "#support/own-server.ts";
import { invoicePdf } from "#support/papers.ts";
import { copy } from "#support/words.ts";
import { aozora, type Journey, yen } from "./journey.ts";

/** The second application needs only its invoice. */
export async function applyAgainWithInvoice(journey: Journey) {
  const { page, onPage } = journey;
  const { serviceName, code, receipt } = journey.data;
  await test.step("R4.10 R4.14 B10 the second application needs only its invoice", async () => {
    const first = code();
    await page.getByRole("link", { name: copy.entryDetail.newEntry }).click();
    await page.getByRole("link", { name: copy.mypage.newEntry, exact: true }).click();
    await expect(page).toHaveURL(/\/entry\/entry_invoice\/$/);
    await expect(onPage.fields.obliger).toHaveValue("");
    const onPaper = { payer: aozora, amount: "770,000", date: weekdayFrom(40, "Wednesday") };
    await onPage.fields.invoiceFiles.setInputFiles([invoicePdf("second.pdf", onPaper)]);
    await expect(onPage.fields.amount).toHaveValue(onPaper.amount);
    await expect(onPage.fields.paymentDate).toHaveValue(onPaper.date);
    // The invoice names a payer of the first application, whose account the page knows.
    await expect(onPage.fields.holderName).toHaveValue("カ）アオゾラケンセツ");
    await onPage.fields.holderName.clear();
    await page.getByText(copy.invoices.previousObligers).click();
    await page.getByRole("button", { name: copy.invoices.usePreviousOf({ name: aozora }) }).click();
    await expect(onPage.fields.holderName).toHaveValue("カ）アオゾラケンセツ");
    await onPage.fields.showNumber.click();
    await expect(page.getByText("1234567")).toBeVisible();
    await onPage.fields.scheduled.fill("770000");
    await onPage.fields.fixedDebt.check();
    await onPage.fields.bankTransfer.check();
    await expect(page.getByText("アップロード済み")).toBeVisible();
    await onPage.fields.desired.fill("700000");
    await onPage.fields.purpose.fill("外注費");
    await onPage.fields.submit.click();
    await page.getByRole("button", { name: copy.entryCheck.submit }).click();
    await expect(onPage.heading(copy.entryComplete.title)).toBeVisible();
    receipt.code = (await page.getByText(/^\d{8}-[0-9A-Z]{6}$/).textContent()) ?? "";
    expect(code()).not.toBe(first);
    const subject = copy.mail.submitSubject({ serviceName, code: code() });
    await journey.expectMail(subject, yen(700_000), "請求書　　1");
    await journey.expectOnMypage(copy.entryStatus.underReview, [copy.price.desired, 700_000], subject);
    const ended = page.getByRole("article").filter({ has: page.getByRole("link", { name: first }) });
    await expect(ended).toContainText(copy.entryStatus.archived);
  });
}
