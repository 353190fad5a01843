import { expect } from "@playwright/test";
import { readToEnd } from "#support/agree.ts";
import { readEntryId } from "#support/call-api.ts";
import { test } from "#support/own-server.ts";
import { signInByForm } from "#support/sign-in.ts";
import { copy } from "#support/words.ts";

test("B5 R4.21 an applicant sells one of two invoices, and the contract is saved", async ({ page }) => {
  await signInByForm(page, { email: "reviewed@demo.example" });
  const id = await readEntryId(page);
  await page.getByRole("link", { name: new RegExp(copy.mypage.detailOf({ code: ".*" })) }).click();
  await expect(page).toHaveURL(new RegExp(`/entry/detail/${id}/$`));
  await expect(page.getByText("2,089,450円").first()).toBeVisible();
  await page.getByRole("link", { name: copy.entryDetail.toContract }).click();

  // Both are selected at first; the figures equal those of the review.
  const total = page.getByRole("table", { name: copy.contract.totalTitle });
  await expect(total.getByRole("row", { name: copy.contract.faceTotal })).toContainText("2,200,000円");
  await expect(total.getByRole("row", { name: new RegExp(`^${copy.price.fee}`) })).toContainText(
    "−110,000円",
  );
  await expect(total.getByRole("row", { name: copy.price.bankCharge })).toContainText("−550円");
  const second = page.getByRole("checkbox", {
    name: copy.contract.chooseThis({ obliger: "大森機械工業株式会社" }),
  });
  const first = page.getByRole("checkbox", {
    name: copy.contract.chooseThis({ obliger: "株式会社青空建設" }),
  });
  const consent = page.getByRole("checkbox", { name: copy.contract.consent });
  const submit = page.getByRole("button", { name: copy.contract.submit });

  // Without a selected claim there is nothing to sign.
  await second.uncheck();
  await first.uncheck();
  await expect(page.getByText(copy.contract.noneSelected).first()).toBeVisible();
  await expect(submit).toBeHidden();
  await first.check();
  await expect(
    page.getByText(copy.contract.othersCancelled({ obligers: "大森機械工業株式会社" })),
  ).toBeVisible();
  await expect(total.getByRole("row", { name: copy.contract.faceTotal })).toContainText("1,320,000円");

  // The contract names the sold claims only.
  await page.getByRole("button", { name: copy.contract.readDocuments }).click();
  await expect(consent).not.toBeChecked();
  const contract = page.getByRole("region", { name: copy.agreement.title });
  await expect(contract).toContainText("株式会社青空建設");
  await expect(contract).not.toContainText("大森機械工業株式会社");
  await expect(contract).toContainText("1,253,450円");

  await submit.click();
  await expect(consent).toHaveAccessibleDescription(new RegExp(copy.issues.consentMissing));
  // A tick waits until its texts are read.
  await consent.click();
  await expect(consent).not.toBeChecked();
  await expect(consent).toHaveAccessibleDescription(new RegExp(copy.contract.readFirst));
  await readToEnd(page);
  await consent.check();
  // The explanation has a checkbox of its own beside the consent.
  const readChoice = page.getByRole("checkbox", { name: copy.explanation.read });
  await submit.click();
  await expect(readChoice).toHaveAccessibleDescription(new RegExp(copy.issues.explanationNotRead));
  await readChoice.check();
  await submit.click();
  await expect(page).toHaveURL(/\/entry\/contract\/complete\/$/);
  await expect(page.getByRole("heading", { level: 1, name: copy.contract.doneTitle })).toBeVisible();
  await expect(page.getByText("1,253,450円")).toBeVisible();

  await page.getByRole("link", { name: copy.contract.doneAgreement }).click();
  await expect(page).toHaveURL(new RegExp(`/entry/${id}/factoring_service_agreement/$`));
  // Hashes of the contract, of the explanation, and of the contract that it explains.
  await expect(page.getByText(/[0-9a-f]{64}/)).toHaveCount(3);
  await expect(page.getByText("1,253,450円").first()).toBeVisible();
  await expect(page.getByText(copy.agreement.notSigned)).toBeHidden();

  await page.goto(`/entry/detail/${id}/`);
  const unsold = page.getByRole("article").filter({ hasText: "大森機械工業株式会社" });
  await expect(unsold.getByText(copy.claimStatus.cancel)).toBeVisible();
  await page.goto(`/entry/contract/${id}/`);
  await expect(page.getByText(copy.contract.contractedTitle)).toBeVisible();
});
