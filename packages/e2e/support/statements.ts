import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { commonCopy } from "@kaitori/brand/copy/common";
import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { expect, type Locator, type Page, type TestInfo } from "@playwright/test";
import { paperFile } from "./papers.ts";
import { wordsOf } from "./words.ts";

/** Upload field of a paper by its name, on the page or in a part of it. */
export const uploadFieldOf = (part: Page | Locator, name: string) =>
  part.getByLabel(name, { exact: true }).and(part.locator("input[type=file]"));

/** Uploads one photograph per name and waits until they have arrived. */
export async function uploadPaper(part: Page | Locator, name: string, files: readonly string[]) {
  await uploadFieldOf(part, name).setInputFiles(files.map(paperFile));
  for (const file of files)
    await expect(part.getByRole("listitem").filter({ hasText: file })).toContainText("アップロード済み");
}

/** Fields of one account of the withdrawal statements, by the labels of the tested brand. */
export function accountPart(page: Page, info: TestInfo, number: number) {
  const words = wordsOf(info, withdrawalsCopy);
  const bank = wordsOf(info, bankAccountCopy);
  const part = page.getByRole("region", { name: words.account({ number }) });
  return {
    part,
    bankName: part.getByRole("combobox", { name: bank.bankName }),
    number: part.getByLabel(bank.accountNumber),
    internetBanking: part.getByRole("radio", { name: words.ib }),
    passbook: part.getByRole("radio", { name: words.passbook }),
    complete: part.getByText(words.complete),
  };
}

/** Searches a bank by a part of its name and chooses the first suggestion. */
export async function chooseBank(page: Page, field: Locator, typed: string) {
  await field.fill(typed);
  await page.getByRole("option").first().click();
}

export const nextButton = (page: Page, info: TestInfo) =>
  page.getByRole("button", { name: wordsOf(info, commonCopy).next });
