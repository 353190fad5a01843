import { agreementCopy } from "@kaitori/brand/copy/agreement";
import { claimStatusCopy } from "@kaitori/brand/copy/claim-status";
import { contractCopy } from "@kaitori/brand/copy/contract";
import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { explanationCopy } from "@kaitori/brand/copy/explanation";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { priceCopy } from "@kaitori/brand/copy/price";
import { expect } from "@playwright/test";
import { readToEnd } from "#support/agree.ts";
import { test } from "#support/own-server-test.ts";
import { signInByForm } from "#support/sign-in.ts";
import { wordsOf } from "#support/words.ts";
import { readEntryId } from "./read-entry-id.ts";

test("B5 R4.21 an applicant sells one of two invoices, and the contract is saved", async ({ page }, info) => {
  const words = wordsOf(info, contractCopy);
  const price = wordsOf(info, priceCopy);
  const detail = wordsOf(info, entryDetailCopy);
  await signInByForm(page, info, { email: "reviewed@demo.example" });
  const id = await readEntryId(page);
  await page
    .getByRole("link", { name: new RegExp(wordsOf(info, mypageCopy).detailOf({ code: ".*" })) })
    .click();
  await expect(page).toHaveURL(new RegExp(`/entry/detail/${id}/$`));
  await expect(page.getByText("2,089,450円").first()).toBeVisible();
  await page.getByRole("link", { name: detail.toContract }).click();

  // Both are selected at first; the figures equal those of the review.
  const total = page.getByRole("table", { name: words.totalTitle });
  await expect(total.getByRole("row", { name: words.faceTotal })).toContainText("2,200,000円");
  await expect(total.getByRole("row", { name: new RegExp(`^${price.fee}`) })).toContainText("−110,000円");
  await expect(total.getByRole("row", { name: price.bankCharge })).toContainText("−550円");
  const second = page.getByRole("checkbox", { name: words.chooseThis({ obliger: "大森機械工業株式会社" }) });
  const first = page.getByRole("checkbox", { name: words.chooseThis({ obliger: "株式会社青空建設" }) });
  const consent = page.getByRole("checkbox", { name: words.consent });
  const submit = page.getByRole("button", { name: words.submit });

  // Without a selected claim there is nothing to sign.
  await second.uncheck();
  await first.uncheck();
  await expect(page.getByText(words.noneSelected).first()).toBeVisible();
  await expect(submit).toBeHidden();
  await first.check();
  await expect(page.getByText(words.othersCancelled({ obligers: "大森機械工業株式会社" }))).toBeVisible();
  await expect(total.getByRole("row", { name: words.faceTotal })).toContainText("1,320,000円");

  // The contract names the sold claims only.
  await page.getByRole("button", { name: words.readDocuments }).click();
  await expect(consent).not.toBeChecked();
  const contract = page.getByRole("region", { name: wordsOf(info, agreementCopy).title });
  await expect(contract).toContainText("株式会社青空建設");
  await expect(contract).not.toContainText("大森機械工業株式会社");
  await expect(contract).toContainText("1,253,450円");

  await submit.click();
  await expect(consent).toHaveAccessibleDescription(new RegExp(wordsOf(info, issuesCopy).consentMissing));
  // A tick waits until its texts are read.
  await consent.click();
  await expect(consent).not.toBeChecked();
  await expect(consent).toHaveAccessibleDescription(new RegExp(words.readFirst));
  await readToEnd(page, info);
  await consent.check();
  // The explanation has a checkbox of its own beside the consent.
  const readChoice = page.getByRole("checkbox", { name: wordsOf(info, explanationCopy).read });
  await submit.click();
  await expect(readChoice).toHaveAccessibleDescription(
    new RegExp(wordsOf(info, issuesCopy).explanationNotRead),
  );
  await readChoice.check();
  await submit.click();
  await expect(page).toHaveURL(/\/entry\/contract\/complete\/$/);
  await expect(page.getByRole("heading", { level: 1, name: words.doneTitle })).toBeVisible();
  await expect(page.getByText("1,253,450円")).toBeVisible();

  await page.getByRole("link", { name: words.doneAgreement }).click();
  await expect(page).toHaveURL(new RegExp(`/entry/${id}/factoring_service_agreement/$`));
  // Hashes of the contract, of the explanation, and of the contract that it explains.
  await expect(page.getByText(/[0-9a-f]{64}/)).toHaveCount(3);
  await expect(page.getByText("1,253,450円").first()).toBeVisible();
  await expect(page.getByText(wordsOf(info, agreementCopy).notSigned)).toBeHidden();

  await page.goto(`/entry/detail/${id}/`);
  const unsold = page.getByRole("article").filter({ hasText: "大森機械工業株式会社" });
  await expect(unsold.getByText(wordsOf(info, claimStatusCopy).cancel)).toBeVisible();
  await page.goto(`/entry/contract/${id}/`);
  await expect(page.getByText(words.contractedTitle)).toBeVisible();
});
