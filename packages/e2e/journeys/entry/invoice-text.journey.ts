import { expect } from "@playwright/test";
import { inDays } from "#support/dates.ts";
import { invoiceFields, invoicePath, waitForSavedDraft } from "#support/invoices.ts";
import { invoicePdf } from "#support/papers.ts";
import { createReadyApplicant } from "#support/ready-applicant.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

// The PDF reader needs a current browser; an older one shows no suggestions.
test.use({ isOlderBrowser: false });

test("a difference between form and invoice is shown even after a reload", async ({ page }) => {
  const fields = invoiceFields(page);
  await createReadyApplicant(page);
  await page.goto(invoicePath);
  const onPaper = { payer: "株式会社青空建設", amount: "1,320,000", date: inDays(40) };
  await fields.invoiceFiles.setInputFiles([invoicePdf("invoice.pdf", onPaper)]);
  await expect(fields.amount).toHaveValue(onPaper.amount);
  await expect(page.getByText("アップロード済み")).toBeVisible();
  const draftSaved = waitForSavedDraft(page, "1,230,000");
  await fields.amount.fill("1,230,000");
  const difference = page.getByText(
    copy.invoices.differsFromInvoice({ value: copy.invoices.yen({ amount: onPaper.amount }) }),
  );
  await expect(difference).toBeVisible();
  await draftSaved;
  await page.reload();
  await expect(fields.amount).toHaveValue("1,230,000");
  await expect(difference).toBeVisible();
});
