import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { identityCopy } from "@kaitori/brand/copy/identity";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { profileRegisterCopy } from "@kaitori/brand/copy/profile-register";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { photograph } from "./papers.ts";
import { wordsOf } from "./words.ts";

/** Fields of a profile, by the labels of the tested brand. */
export function profileFields(page: Page, info: TestInfo) {
  const fields = wordsOf(info, fieldsCopy);
  const bank = wordsOf(info, bankAccountCopy);
  const address = (group: string) => {
    const parts = page.getByRole("group", { name: group });
    return {
      zipcode: parts.getByLabel(fields.zipcode),
      prefecture: parts.getByLabel(fields.prefecture),
      city: parts.getByLabel(fields.city),
      building: parts.getByLabel(fields.building),
    };
  };
  return {
    companyName: page.getByLabel(fields.companyName, { exact: true }),
    tradeName: page.getByLabel(fields.tradeName, { exact: true }),
    office: address(fields.officeAddress),
    officePhone: page.getByLabel(fields.officePhone),
    lastName: page.getByLabel(fields.lastName, { exact: true }),
    firstName: page.getByLabel(fields.firstName, { exact: true }),
    owner: address(fields.ownerAddress),
    home: address(fields.address),
    ownerPhone: page.getByLabel(fields.ownerPhone),
    phone: page.getByLabel(fields.phone, { exact: true }),
    sector: page.getByLabel(fields.sector),
    bankName: page.getByRole("combobox", { name: bank.bankName }),
    branchName: page.getByRole("combobox", { name: bank.branchName }),
    accountNumber: page.getByLabel(bank.accountNumber),
    holderName: page.getByLabel(bank.holderName),
  };
}

/** Fills in the company's part of `/register/profile`; the postcode fills in the address. */
export async function fillInCompany(page: Page, info: TestInfo) {
  const fields = profileFields(page, info);
  await fields.companyName.fill("株式会社金子精工");
  await fields.office.zipcode.fill("１４４−００５２");
  await expect(fields.office.city).toHaveValue("大田区蒲田");
  await expect(fields.office.prefecture).toHaveValue("東京都");
  await fields.office.building.fill("9-99-9");
  await fields.officePhone.fill("０３（００００）００２１");
  const section = wordsOf(info, profileCopy).business;
  await page.getByText(wordsOf(info, profileRegisterCopy).optionalSection({ section })).click();
  await fields.sector.selectOption("manufacturing");
}

/** Fills in the address and the telephone of the company's representative. */
export async function fillInOwner(page: Page, info: TestInfo) {
  const fields = profileFields(page, info);
  await fields.owner.zipcode.fill("1440052");
  await expect(fields.owner.city).toHaveValue("大田区蒲田");
  await fields.owner.building.fill("9-99-10");
  await fields.ownerPhone.fill("090-0000-0021");
}

/** Fills in the account for payments; searches bank and branch by a part of their names. */
export async function fillInAccount(page: Page, info: TestInfo) {
  const fields = profileFields(page, info);
  await fields.bankName.pressSequentially("みずほ");
  await page.getByRole("option", { name: /^みずほ銀行 ミズホ/ }).click();
  await fields.branchName.pressSequentially("かまた");
  await page.getByRole("option", { name: /^蒲田/ }).first().click();
  await page.getByRole("radio", { name: wordsOf(info, specificationCopy).depositTypeOrdinary }).check();
  await fields.accountNumber.fill("１２３４５６７");
  await fields.holderName.fill("株式会社ｶﾈｺｾｲｺｳ");
  await page.getByRole("button", { name: "この表記にする" }).click();
  await expect(fields.holderName).toHaveValue("カ）カネコセイコウ");
}

export async function waitForSavedProfile(page: Page) {
  await page.waitForResponse(
    (response) =>
      response.request().method() === "PUT" && response.url().includes("/form_drafts/") && response.ok(),
  );
}

const licenceSide = (page: Page, side: string) =>
  page.getByLabel(side, { exact: true }).and(page.locator("input[type=file]:not([capture])"));

type DocumentType = "drivingLicence" | "passport";

export async function chooseDocument(page: Page, info: TestInfo, type: DocumentType) {
  const words = wordsOf(info, identityCopy);
  await page.getByLabel(words.documentType).selectOption({ label: words[type] });
}

/** Chooses the driving licence and uploads its front. */
export async function uploadLicenceFront(page: Page, info: TestInfo) {
  const words = wordsOf(info, identityCopy);
  await chooseDocument(page, info, "drivingLicence");
  await licenceSide(page, words.licenceFront).setInputFiles(photograph("licence-front.png"));
  await expect(page.getByText("アップロード済み")).toHaveCount(1);
}

export async function uploadLicence(page: Page, info: TestInfo) {
  await uploadLicenceFront(page, info);
  const { licenceBack } = wordsOf(info, identityCopy);
  await licenceSide(page, licenceBack).setInputFiles(photograph("licence-back.png"));
  await expect(page.getByText("アップロード済み")).toHaveCount(2);
}

export async function pasteAccount(page: Page, info: TestInfo, line: string) {
  const words = wordsOf(info, bankAccountCopy);
  await page.getByText(words.pasteTitle).click();
  await page.getByLabel(words.pasteLabel).fill(line);
  await page.getByRole("button", { name: words.pasteButton }).click();
  await expect(page.getByText(words.pasteRead)).toBeVisible();
}

export function editButton(page: Page, info: TestInfo, section: string) {
  const words = wordsOf(info, profileCopy);
  const button = (name: string) => page.getByRole("button", { name });
  return button(words.editSection({ section })).or(button(words.fillInSection({ section })));
}

export const saveButton = (page: Page, info: TestInfo) =>
  page.getByRole("button", { name: wordsOf(info, profileCopy).save });

export const registerButton = (page: Page, info: TestInfo) =>
  page.getByRole("button", { name: wordsOf(info, profileRegisterCopy).submitNext });
