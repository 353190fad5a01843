import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { expect } from "@playwright/test";
import { deskOf } from "#support/desk.ts";
import { fillInInvoice, invoiceFields, invoicePath } from "#support/invoices.ts";
import { test } from "#support/own-server-test.ts";
import { withSession } from "#support/sign-in.ts";
import { brandOf, wordsOf } from "#support/words.ts";

test("R4.18 a submission after new entries were stopped shows the desk's message and keeps the input", async ({
  page,
  server,
}, info) => {
  test.slow();
  const check = wordsOf(info, entryCheckCopy);
  const desk = await deskOf(server);
  const { name } = brandOf(info);
  const message = "年末年始は、新しい申し込みを休みます。";
  await withSession(page, "ready@demo.example");
  await page.goto(invoicePath);
  const fields = invoiceFields(page, info);
  await fillInInvoice(page, info, { obliger: "青空物流", amount: "500000" });
  await fields.desired.fill("500000");
  await fields.purpose.fill("機械の修理");
  await fields.submit.click();
  const submit = page.getByRole("button", { name: check.submit });
  await expect(submit).toBeVisible();

  await desk.stopEntries(name, message);
  await submit.click();
  await expect(page.getByText(specificationCopy.texts.submitFailed)).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await expect(submit).toBeHidden();
  await expect(page).toHaveURL(/\/entry\/entry_invoice\//);
  await expect(page.getByText("機械の修理")).toBeVisible();

  await desk.stopEntries(name, null);
  await page.reload();
  await expect(page.getByText(message)).toBeHidden();
  await submit.click();
  await expect(page).toHaveURL(/\/entry\/complete\/$/);
});
