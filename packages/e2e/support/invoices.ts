import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { controlsCopy } from "@kaitori/brand/copy/controls";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { priceCopy } from "@kaitori/brand/copy/price";
import { expect, type Page, type Response, type TestInfo } from "@playwright/test";
import { inDays } from "./dates.ts";
import { photograph } from "./papers.ts";
import { wordsOf } from "./words.ts";

export const invoicePath = "/entry/entry_invoice/";

/** The fields of the invoice that is open, and those of the whole entry, as the brand under test labels them. */
export function invoiceFields(page: Page, info: TestInfo) {
  const words = wordsOf(info, invoicesCopy);
  const bank = wordsOf(info, bankAccountCopy);
  return {
    obliger: page.getByRole("combobox", { name: words.obliger }),
    amount: page.getByLabel(words.amount),
    scheduled: page.getByLabel(words.scheduledAmount),
    paymentDate: page.getByLabel(words.paymentDate),
    // It is a plain field if nothing is looked up.
    bankName: page
      .getByRole("combobox", { name: bank.bankName })
      .or(page.getByRole("textbox", { name: bank.bankName })),
    accountNumber: page.getByLabel(bank.accountNumber),
    /** An account that was given before stands as text, its number covered. */
    showNumber: page.getByRole("button", {
      name: wordsOf(info, controlsCopy).showMasked({ term: bank.accountNumber }),
    }),
    otherAccount: page.getByRole("button", { name: words.otherAccount }),
    holderName: page.getByLabel(words.obligerAccount, { exact: true }),
    fixedDebt: page.getByLabel(words.fixedDebt),
    bankTransfer: page.getByLabel(words.bankTransfer),
    invoiceFiles: page.getByLabel(words.invoiceFiles).and(page.locator("input[type=file]")),
    close: page.getByRole("button", { name: words.close }),
    add: page.getByRole("button", { name: words.add }),
    desired: page.getByRole("textbox", { name: wordsOf(info, priceCopy).desired }),
    purpose: page.getByLabel(words.purpose),
    submit: page.getByRole("button", { name: words.submit }),
  };
}

/** Fills in the invoice that is open. */
export async function fillInInvoice(
  page: Page,
  info: TestInfo,
  {
    obliger,
    amount,
    days = 40,
    withFile = true,
  }: { obliger: string; amount: string; days?: number; withFile?: boolean },
) {
  const fields = invoiceFields(page, info);
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

/** Asks the server: a browser does not show the body of a request that was copied on its way. */
async function isDraftKept(page: Page, response: Response, text: string): Promise<boolean> {
  const isAnswer =
    response.request().method() === "PUT" && response.url().includes("/draft_entry/") && response.ok();
  if (!isAnswer || text === "") return isAnswer;
  // By the page itself: the runner does not resolve the brand's host.
  const kept = await page.evaluate(async (url) => (await fetch(url)).text(), response.url()).catch(() => "");
  return kept.includes(text);
}

/** Waits until the server has the draft of the entry, with a certain text in it if need be. */
export const untilDraftKept = (page: Page, text = "") =>
  page.waitForResponse((response) => isDraftKept(page, response, text));

/** Waits until the draft names the file that is uploaded next: a draft knows files of the entry by their numbers. */
export function untilFileKept(page: Page) {
  const uploaded = page
    .waitForResponse(
      (response) => response.request().method() === "POST" && response.url().endsWith("/api/uploads/"),
    )
    .then((response) => response.json());
  return page.waitForResponse(async (response) => {
    if (!(await isDraftKept(page, response, ""))) return false;
    const { id } = await uploaded;
    return isDraftKept(page, response, `"id":${id}`);
  });
}
