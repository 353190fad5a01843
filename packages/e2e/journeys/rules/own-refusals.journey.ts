import { expect, type Locator } from "@playwright/test";
import { readToday } from "#support/dates.ts";
import { invoiceFields, invoicePath } from "#support/invoices.ts";
import { editButton, profileFields, saveButton, uploadLicenceFront } from "#support/profile.ts";
import { signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { copy, testedBrand } from "#support/words.ts";

const expectRefused = (field: Locator, message: string) =>
  expect(field).toHaveAccessibleDescription(new RegExp(message));

test("D4.9 D5.7 D10 errors of the site's own rules are shown at their fields", async ({ page }) => {
  await signInByCall(page, "cancelled@demo.example");
  await page.goto(invoicePath);
  const invoice = invoiceFields(page);
  const { purchaseAmountMin, purchaseAmountMax } = testedBrand().settings.limits;
  const [min, max] = [purchaseAmountMin, purchaseAmountMax].map((yen) => yen.toLocaleString("ja-JP"));
  const { amountOutOfRange } = copy.issues;
  await invoice.paymentDate.fill(readToday());
  await invoice.purpose.fill("材".repeat(501));
  for (const amount of [purchaseAmountMin - 1, purchaseAmountMax + 1]) {
    await invoice.desired.fill(String(amount));
    await invoice.submit.click();
    await expectRefused(invoice.desired, amountOutOfRange({ min: min ?? "", max: max ?? "" }));
  }
  await expectRefused(invoice.purpose, copy.issues.tooLong({ max: 500 }));
  await expectRefused(invoice.paymentDate, copy.issues.pastDate);

  await page.goto("/profile/");
  await editButton(page, copy.profile.bank).click();
  const { holderName } = profileFields(page);
  await holderName.fill("ヤマダ　ハナコ");
  await saveButton(page).click();
  await expectRefused(holderName, copy.issues.holderMismatch);

  await signInByCall(page, "identity-inadequate@demo.example");
  await page.goto("/profile/");
  const { send } = copy.identity;
  await page.getByRole("button", { name: send }).click();
  await uploadLicenceFront(page);
  await page.getByRole("button", { name: send }).click();
  await expect(page.getByRole("alert").getByRole("link", { name: copy.issues.sideMissing })).toBeVisible();
});
