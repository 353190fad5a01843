import { expect, type Page } from "@playwright/test";
import { readBrowserStorage } from "#support/page.ts";
import { editButton, profileFields, saveButton } from "#support/profile.ts";
import { signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

async function changeAccount(page: Page, email: string) {
  await signInByCall(page, email);
  await page.goto("/profile/");
  await editButton(page, copy.profile.bank).click();
  return profileFields(page);
}

test("R5.6 B3 a pasted line fills the account; an unreadable one shows the expected format", async ({
  page,
}) => {
  const fields = await changeAccount(page, "cancelled@demo.example");
  await page.getByText(copy.bankAccount.pasteTitle).click();
  const line = page.getByLabel(copy.bankAccount.pasteLabel);
  const pasteButton = page.getByRole("button", { name: copy.bankAccount.pasteButton });
  await line.fill("どこかの銀行");
  await pasteButton.click();
  await expect(page.getByText(copy.bankAccount.pasteFailed)).toBeVisible();
  await line.fill("三菱UFJ銀行　大森支店 当座 ７６５４３２１ ｶ)ｵｵﾓﾘ ｷｶｲ");
  await pasteButton.click();
  // The fields have the format of the bank list.
  await expect(fields.bankName).toHaveValue("三菱ＵＦＪ銀行");
  await expect(fields.branchName).toHaveValue("大森");
  await expect(page.getByRole("radio", { name: copy.specification.depositTypeChecking })).toBeChecked();
  await expect(fields.accountNumber).toHaveValue("7654321");
  await expect(fields.holderName).toHaveValue("カ）オオモリ　キカイ");
  // Only the server stores the draft of an account, not the browser.
  expect(await readBrowserStorage(page)).not.toMatch(/7654321|大森/);
  await line.fill("みずほ銀行 蒲田支店 1234567 カ）カネコセイコウ");
  await pasteButton.click();
  await expect(fields.bankName).toHaveValue("みずほ銀行");
  await saveButton(page).click();
  await expect(page.getByText(copy.profile.saved({ fields: copy.bankAccount.title }))).toBeVisible();
});

test("D5.1 D5.3 an unlisted bank is accepted as typed, and a leading 0 is added only by a button", async ({
  page,
}) => {
  const fields = await changeAccount(page, "rejected@demo.example");
  await fields.bankName.fill("ひかり協同金庫");
  await fields.branchName.fill("本町支店");
  await fields.accountNumber.fill("123456");
  await saveButton(page).click();
  await expect(fields.accountNumber).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: copy.controls.takeNumber({ number: "0123456" }) }).click();
  await expect(fields.accountNumber).toHaveValue("0123456");
  await saveButton(page).click();
  await expect(page.getByText(copy.profile.saved({ fields: copy.bankAccount.title }))).toBeVisible();
  await page.reload();
  await expect(page.getByText("ひかり協同金庫")).toBeVisible();
});
