import { expect, type Page, type Response } from "@playwright/test";
import { inDays } from "./dates.ts";
import { photograph } from "./papers.ts";
import { copy } from "./words.ts";

export const invoicePath = "/entry/entry_invoice/";

/** Fields of the open invoice and of the entry, by the labels of the tested brand. */
export function invoiceFields(page: Page) {
  return {
    obliger: page.getByRole("combobox", { name: copy.invoices.obliger }),
    amount: page.getByLabel(copy.invoices.amount),
    scheduled: page.getByLabel(copy.invoices.scheduledAmount),
    paymentDate: page.getByLabel(copy.invoices.paymentDate),
    // A brand without lookup has a plain field.
    bankName: page
      .getByRole("combobox", { name: copy.bankAccount.bankName })
      .or(page.getByRole("textbox", { name: copy.bankAccount.bankName })),
    accountNumber: page.getByLabel(copy.bankAccount.accountNumber),
    /** A known account is shown as text with its number masked. */
    showNumber: page.getByRole("button", {
      name: copy.controls.showMasked({ term: copy.bankAccount.accountNumber }),
    }),
    otherAccount: page.getByRole("button", { name: copy.invoices.otherAccount }),
    holderName: page.getByLabel(copy.invoices.obligerAccount, { exact: true }),
    fixedDebt: page.getByLabel(copy.invoices.fixedDebt),
    bankTransfer: page.getByLabel(copy.invoices.bankTransfer),
    invoiceFiles: page.getByLabel(copy.invoices.invoiceFiles).and(page.locator("input[type=file]")),
    close: page.getByRole("button", { name: copy.invoices.close }),
    add: page.getByRole("button", { name: copy.invoices.add }),
    desired: page.getByRole("textbox", { name: copy.price.desired }),
    purpose: page.getByLabel(copy.invoices.purpose),
    submit: page.getByRole("button", { name: copy.invoices.submit }),
  };
}

export async function fillInInvoice(
  page: Page,
  {
    obliger,
    amount,
    days = 40,
    withFile = true,
  }: { obliger: string; amount: string; days?: number; withFile?: boolean },
) {
  const fields = invoiceFields(page);
  await fields.obliger.fill(obliger);
  await fields.amount.fill(amount);
  await fields.scheduled.fill(amount);
  await fields.paymentDate.fill(inDays(days));
  await fields.holderName.fill("カ）アオゾラ");
  await fields.fixedDebt.check();
  await fields.bankTransfer.check();
  if (!withFile) return;
  await fields.invoiceFiles.setInputFiles([photograph(`${obliger}.png`)]);
  await expect(page.getByText(`${obliger}.png`)).toBeVisible();
  await expect(page.getByText("アップロード済み")).toBeVisible();
}

/** Fetches the saved draft: the browser does not show the body of an intercepted request. */
async function isDraftSaved(page: Page, response: Response, text: string): Promise<boolean> {
  const isSaveResponse =
    response.request().method() === "PUT" && response.url().includes("/draft_entry/") && response.ok();
  if (!isSaveResponse || text === "") return isSaveResponse;
  // Fetched in the page, because the runner does not resolve the brand's host.
  const draft = await page.evaluate(async (url) => (await fetch(url)).text(), response.url()).catch(() => "");
  return draft.includes(text);
}

/** Waits until the server has saved the draft of the entry, with this text if given. */
export const waitForSavedDraft = (page: Page, text = "") =>
  page.waitForResponse((response) => isDraftSaved(page, response, text));

/** Waits until the saved draft contains the id of the next uploaded file. */
export function waitForSavedFile(page: Page) {
  const uploaded = page
    .waitForResponse(
      (response) => response.request().method() === "POST" && response.url().endsWith("/api/uploads/"),
    )
    .then((response) => response.json());
  return page.waitForResponse(async (response) => {
    if (!(await isDraftSaved(page, response, ""))) return false;
    const { id } = await uploaded;
    return isDraftSaved(page, response, `"id":${id}`);
  });
}
