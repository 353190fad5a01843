import { expect, type Page } from "@playwright/test";
import { photograph } from "./papers.ts";
import { copy } from "./words.ts";

/** Fields of a profile, by the labels of the tested brand. */
export function profileFields(page: Page) {
  const address = (group: string) => {
    const parts = page.getByRole("group", { name: group });
    return {
      zipcode: parts.getByLabel(copy.fields.zipcode),
      prefecture: parts.getByLabel(copy.fields.prefecture),
      city: parts.getByLabel(copy.fields.city),
      building: parts.getByLabel(copy.fields.building),
    };
  };
  return {
    companyName: page.getByLabel(copy.fields.companyName, { exact: true }),
    tradeName: page.getByLabel(copy.fields.tradeName, { exact: true }),
    office: address(copy.fields.officeAddress),
    officePhone: page.getByLabel(copy.fields.officePhone),
    lastName: page.getByLabel(copy.fields.lastName, { exact: true }),
    firstName: page.getByLabel(copy.fields.firstName, { exact: true }),
    owner: address(copy.fields.ownerAddress),
    home: address(copy.fields.address),
    ownerPhone: page.getByLabel(copy.fields.ownerPhone),
    phone: page.getByLabel(copy.fields.phone, { exact: true }),
    sector: page.getByLabel(copy.fields.sector),
    bankName: page.getByRole("combobox", { name: copy.bankAccount.bankName }),
    branchName: page.getByRole("combobox", { name: copy.bankAccount.branchName }),
    accountNumber: page.getByLabel(copy.bankAccount.accountNumber),
    holderName: page.getByLabel(copy.bankAccount.holderName),
  };
}

/** Fills in the company's part of `/register/profile`; the postcode fills in the address. */
export async function fillInCompany(page: Page) {
  const fields = profileFields(page);
  await fields.companyName.fill("株式会社金子精工");
  await fields.office.zipcode.fill("１４４−００５２");
  await expect(fields.office.city).toHaveValue("大田区蒲田");
  await expect(fields.office.prefecture).toHaveValue("東京都");
  await fields.office.building.fill("9-99-9");
  await fields.officePhone.fill("０３（００００）００２１");
  const section = copy.profile.business;
  await page.getByText(copy.profileRegister.optionalSection({ section })).click();
  await fields.sector.selectOption("manufacturing");
}

/** Fills in the address and the telephone of the company's representative. */
export async function fillInOwner(page: Page) {
  const fields = profileFields(page);
  await fields.owner.zipcode.fill("1440052");
  await expect(fields.owner.city).toHaveValue("大田区蒲田");
  await fields.owner.building.fill("9-99-10");
  await fields.ownerPhone.fill("090-0000-0021");
}

/** Fills in the account for payments; searches bank and branch by a part of their names. */
export async function fillInAccount(page: Page) {
  const fields = profileFields(page);
  await fields.bankName.pressSequentially("みずほ");
  await page.getByRole("option", { name: /^みずほ銀行 ミズホ/ }).click();
  await fields.branchName.pressSequentially("かまた");
  await page.getByRole("option", { name: /^蒲田/ }).first().click();
  await page.getByRole("radio", { name: copy.specification.depositTypeOrdinary }).check();
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

export async function chooseDocument(page: Page, type: DocumentType) {
  await page.getByLabel(copy.identity.documentType).selectOption({ label: copy.identity[type] });
}

/** Chooses the driving licence and uploads its front. */
export async function uploadLicenceFront(page: Page) {
  await chooseDocument(page, "drivingLicence");
  await licenceSide(page, copy.identity.licenceFront).setInputFiles(photograph("licence-front.png"));
  await expect(page.getByText("アップロード済み")).toHaveCount(1);
}

export async function uploadLicence(page: Page) {
  await uploadLicenceFront(page);
  await licenceSide(page, copy.identity.licenceBack).setInputFiles(photograph("licence-back.png"));
  await expect(page.getByText("アップロード済み")).toHaveCount(2);
}

export async function pasteAccount(page: Page, line: string) {
  await page.getByText(copy.bankAccount.pasteTitle).click();
  await page.getByLabel(copy.bankAccount.pasteLabel).fill(line);
  await page.getByRole("button", { name: copy.bankAccount.pasteButton }).click();
  await expect(page.getByText(copy.bankAccount.pasteRead)).toBeVisible();
}

export function editButton(page: Page, section: string) {
  const button = (name: string) => page.getByRole("button", { name });
  return button(copy.profile.editSection({ section })).or(button(copy.profile.fillInSection({ section })));
}

export const saveButton = (page: Page) => page.getByRole("button", { name: copy.profile.save });

export const registerButton = (page: Page) =>
  page.getByRole("button", { name: copy.profileRegister.submitNext });
