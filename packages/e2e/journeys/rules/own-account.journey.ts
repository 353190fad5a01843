import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { controlsCopy } from "@kaitori/brand/copy/controls";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { editButton, profileFields, saveButton } from "#support/profile.ts";
import { withSession } from "#support/sign-in.ts";
import { everythingStored } from "#support/storage.ts";
import { test } from "#support/test.ts";
import { brandOf, wordsOf } from "#support/words.ts";

const { depositTypeOrdinary, depositTypeChecking } = specificationCopy.texts;

async function changeAccount(page: Page, info: TestInfo, email: string) {
  await withSession(page, email);
  await page.goto("/profile/");
  await editButton(page, info, wordsOf(info, profileCopy).bank).click();
  return profileFields(page, info);
}

test("R5.1 D5.1 R5.2 R5.3 R5.4 D10 each field of the account is judged, with the sentence of the specification", async ({
  page,
}, info) => {
  const fixed = wordsOf(info, specificationCopy);
  const fields = await changeAccount(page, info, "no-documents@demo.example");
  await fields.bankName.fill("");
  await fields.bankName.press("Tab");
  await fields.branchName.fill(" ");
  await fields.branchName.press("Tab");
  await fields.accountNumber.fill("12345");
  await fields.holderName.fill("（）「」");
  await saveButton(page, info).click();
  const described = (text: string) => page.getByText(text, { exact: true });
  await expect(described(fixed.blank)).toHaveCount(2);
  await expect(described(fixed.bankAccountNumber)).toBeVisible();
  await expect(described(fixed.accountHolderName)).toBeVisible();

  // Six digits are refused as well; whose passbook leaves out the 0 in front says so by a press.
  await fields.accountNumber.fill("123456");
  await expect(described(fixed.bankAccountNumber)).toBeVisible();
  await page
    .getByRole("button", { name: wordsOf(info, controlsCopy).takeNumber({ number: "0123456" }) })
    .click();
  await expect(fields.accountNumber).toHaveValue("0123456");
  await expect(described(fixed.bankAccountNumber)).toBeHidden();

  // Either width is read; what is mended is no longer held against anybody.
  await fields.accountNumber.fill("１２３－４５６７");
  await fields.holderName.fill("ﾔﾏﾀﾞ ﾀﾛｳ");
  await expect(described(fixed.bankAccountNumber)).toBeHidden();
  await expect(described(fixed.accountHolderName)).toBeHidden();
  // A person's account is not the company's.
  await expect(described(wordsOf(info, issuesCopy).holderOther)).toBeVisible();
  await fields.accountNumber.blur();
  await expect(fields.accountNumber).toHaveValue("1234567");

  // A wo cannot be written by banks.
  await fields.holderName.fill("ヲ");
  await expect(described(fixed.accountHolderName)).toBeVisible();
});

test("R5.6 B3 a pasted line fills the account, and one that cannot be read says how it should look", async ({
  page,
}, info) => {
  const words = wordsOf(info, bankAccountCopy);
  const fields = await changeAccount(page, info, "cancelled@demo.example");
  await page.getByText(words.pasteTitle).click();
  const line = page.getByLabel(words.pasteLabel);
  const read = page.getByRole("button", { name: words.pasteButton });
  await line.fill("どこかの銀行");
  await read.click();
  await expect(page.getByText(words.pasteFailed)).toBeVisible();
  await line.fill("三菱UFJ銀行　大森支店 当座 ７６５４３２１ ｶ)ｵｵﾓﾘ ｷｶｲ");
  await read.click();
  // As the list writes it.
  await expect(fields.bankName).toHaveValue("三菱ＵＦＪ銀行");
  await expect(fields.branchName).toHaveValue("大森");
  await expect(page.getByRole("radio", { name: depositTypeChecking })).toBeChecked();
  await expect(fields.accountNumber).toHaveValue("7654321");
  await expect(fields.holderName).toHaveValue("カ）オオモリ　キカイ");
  // The draft of it lives on the server.
  expect(await everythingStored(page)).not.toMatch(/7654321|大森/);
  await line.fill("みずほ銀行 蒲田支店 1234567 カ）カネコセイコウ");
  await read.click();
  await expect(fields.bankName).toHaveValue("みずほ銀行");
  await saveButton(page, info).click();
  const { saved } = wordsOf(info, profileCopy);
  await expect(page.getByText(saved({ fields: words.title }))).toBeVisible();
});

test("B1 the symbol and number of a ゆうちょ passbook become branch and account number", async ({
  page,
}, info) => {
  const words = wordsOf(info, bankAccountCopy);
  const fields = await changeAccount(page, info, "archived@demo.example");
  await page.getByText(words.yuchoTitle).click();
  const convert = page.getByRole("button", { name: words.yuchoConvert });
  await convert.click();
  await expect(page.getByText(wordsOf(info, issuesCopy).yuchoSymbol)).toBeVisible();
  await page.getByLabel(words.yuchoSymbol, { exact: true }).fill("１０５３０");
  await page.getByLabel(words.yuchoNumber, { exact: true }).fill("12345671");
  await convert.click();
  await expect(fields.bankName).toHaveValue(words.yuchoBank);
  await expect(fields.branchName).toHaveValue("〇五八");
  await expect(fields.accountNumber).toHaveValue("1234567");
  await expect(page.getByRole("radio", { name: depositTypeOrdinary })).toBeChecked();
});

test("D5.3 a bank and a branch that no list has are taken as they are typed", async ({ page }, info) => {
  const fields = await changeAccount(page, info, "offer-ended@demo.example");
  await fields.bankName.fill("できたばかりの銀行");
  await fields.branchName.fill("はじめての支店");
  await fields.branchName.press("Tab");
  await saveButton(page, info).click();
  const { saved } = wordsOf(info, profileCopy);
  const { title } = wordsOf(info, bankAccountCopy);
  await expect(page.getByText(saved({ fields: title }))).toBeVisible();
  await expect(page.getByText("できたばかりの銀行")).toBeVisible();
});

test("R6.2 an account that money may be on its way to is not changed", async ({ page }, info) => {
  const words = wordsOf(info, bankAccountCopy);
  await withSession(page, "fixed-account@demo.example");
  await page.goto("/profile/");
  await expect(page.getByText(words.locked({ phone: brandOf(info).settings.legal.phone }))).toBeVisible();
  await expect(editButton(page, info, wordsOf(info, profileCopy).bank)).toBeHidden();
});
