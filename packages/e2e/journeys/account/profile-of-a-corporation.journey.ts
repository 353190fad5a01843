import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { unsavedCopy } from "@kaitori/brand/copy/unsaved";
import { expect } from "@playwright/test";
import { giveLicence, profileFields, registerButton, untilKept } from "../../support/profile.ts";
import { registerAndActivate } from "../../support/registration.ts";
import { test } from "../../support/test.ts";
import { wordsOf } from "../../support/words.ts";

test("R1.1 R5.3 B1 B3 a corporation gives its whole profile, and a reload in the middle loses nothing", async ({
  page,
}, info) => {
  const fields = profileFields(page, info);
  const { blank } = wordsOf(info, specificationCopy);
  const names = wordsOf(info, fieldsCopy);
  await registerAndActivate(page, info);

  // R2.9: there is no profile to look at yet.
  await page.goto("/profile/");
  await expect(page).toHaveURL(/\/register\/profile\/$/);
  await registerButton(page, info).click();
  await expect(page.getByRole("link", { name: `${names.companyName}：${blank}` })).toBeVisible();

  await fields.companyName.fill("株式会社金子精工");
  await fields.office.zipcode.fill("１４４−００５２");
  await expect(fields.office.city).toHaveValue("大田区蒲田");
  await expect(fields.office.prefecture).toHaveValue("東京都");
  await fields.office.building.fill("9-99-9");
  await fields.officePhone.fill("０３（００００）００２１");
  await fields.sector.selectOption("manufacturing");
  const kept = untilKept(page);
  await fields.lastName.fill("金子");
  await kept;

  await page.reload();
  await expect(page.getByText(wordsOf(info, unsavedCopy).restored)).toBeVisible();
  await expect(fields.companyName).toHaveValue("株式会社金子精工");
  await expect(fields.lastName).toHaveValue("金子");
  await fields.firstName.fill("みさき");
  await giveLicence(page, info);

  await fields.owner.zipcode.fill("1440052");
  await expect(fields.owner.city).toHaveValue("大田区蒲田");
  await fields.owner.building.fill("9-99-10");
  await fields.ownerPhone.fill("090-0000-0021");

  await fields.bankName.pressSequentially("みずほ");
  await page.getByRole("option", { name: /^みずほ銀行 ミズホ/ }).click();
  await fields.branchName.pressSequentially("かまた");
  await page.getByRole("option", { name: /^蒲田/ }).first().click();
  await page.getByRole("radio", { name: wordsOf(info, specificationCopy).depositTypeOrdinary }).check();
  await fields.accountNumber.fill("１２３４５６７");
  await fields.holderName.fill("株式会社ｶﾈｺｾｲｺｳ");
  await page.getByRole("button", { name: "この表記にする" }).click();
  await expect(fields.holderName).toHaveValue("カ）カネコセイコウ");

  await registerButton(page, info).click();
  await expect(page).toHaveURL(/\/entry\/withdrawal_details\/$/);

  await page.goto("/profile/");
  await expect(page.getByText("株式会社金子精工")).toBeVisible();
  await expect(page.getByText("〒144-0052 東京都大田区蒲田 9-99-9", { exact: true })).toBeVisible();
  await expect(page.getByText("090-0000-0021")).toBeVisible();
  await expect(page.getByText("••••567")).toBeVisible();
  await expect(page.getByText("1234567")).toBeHidden();
  const { accountNumber } = wordsOf(info, bankAccountCopy);
  await page.getByRole("button", { name: `${accountNumber}を表示する` }).click();
  await expect(page.getByText("1234567")).toBeVisible();
});
