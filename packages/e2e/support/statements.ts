import { expect, type Locator, type Page } from "@playwright/test";
import { paperFile } from "./papers.ts";
import { copy } from "./words.ts";

/** Upload field of a paper by its name, on the page or in a part of it. */
export const uploadFieldOf = (part: Page | Locator, name: string) =>
  part.getByLabel(name, { exact: true }).and(part.locator("input[type=file]"));

/** Uploads one photograph per name and waits until they have arrived. */
export async function uploadPaper(part: Page | Locator, name: string, files: readonly string[]) {
  await uploadFieldOf(part, name).setInputFiles(files.map(paperFile));
  await expectUploaded(part, files);
}

/** Expects the files in a list, each as uploaded. */
export async function expectUploaded(part: Page | Locator, names: readonly string[]) {
  for (const name of names)
    await expect(part.getByRole("listitem").filter({ hasText: name }).first()).toContainText(
      "アップロード済み",
    );
}

/** Fields of one account of the withdrawal statements, by the labels of the tested brand. */
export function accountPart(page: Page, number: number) {
  const part = page.getByRole("region", { name: copy.withdrawals.account({ number }) });
  return {
    part,
    bankName: part.getByRole("combobox", { name: copy.bankAccount.bankName }),
    number: part.getByLabel(copy.bankAccount.accountNumber),
    internetBanking: part.getByRole("radio", { name: copy.withdrawals.ib }),
    passbook: part.getByRole("radio", { name: copy.withdrawals.passbook }),
    complete: part.getByText(copy.withdrawals.complete),
  };
}

/** Searches a bank by a part of its name and chooses the first suggestion. */
export async function chooseBank(page: Page, field: Locator, typed: string) {
  await field.fill(typed);
  await page.getByRole("option").first().click();
}

export const nextButton = (page: Page) => page.getByRole("button", { name: copy.common.next });
