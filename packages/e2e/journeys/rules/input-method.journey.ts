import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { expect } from "@playwright/test";
import { inputMethod } from "#support/input-method.ts";
import { invoiceFields, invoicePath } from "#support/invoices.ts";
import { editButton, profileFields } from "#support/profile.ts";
import { readyApplicant } from "#support/ready-applicant.ts";
import { withSession } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

test(
  "B1 the Enter that ends a composition sends no form; the next one does",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    const words = wordsOf(info, profileCopy);
    const { companyName } = profileFields(page, info);
    await withSession(page, "delayed@demo.example");
    await page.goto("/profile/");
    await editButton(page, info, words.office).click();
    await companyName.fill("");
    await companyName.focus();

    const ime = await inputMethod(page);
    await ime.compose("かぶしきがいしゃ");
    await ime.compose("株式会社変換");
    await ime.decide("株式会社変換");
    await expect(companyName).toHaveValue("株式会社変換");
    // The form would be gone, or full of findings.
    await expect(companyName).toBeFocused();
    await expect(page.getByRole("alert")).toHaveCount(0);

    await companyName.press("Enter");
    const fields = wordsOf(info, fieldsCopy).companyName;
    await expect(page.getByText(words.saved({ fields }))).toBeVisible();
  },
);

test(
  "B1 what is being composed for an entry outlasts the draft that is kept meanwhile",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    await readyApplicant(page, info);
    await page.goto(invoicePath);
    const fields = invoiceFields(page, info);
    const ime = await inputMethod(page);
    for (const [field, composed, decided] of [
      [fields.obliger, "あおぞらけんせつ", "株式会社青空建設"],
      [fields.amount, "１３２００００", "１３２００００"],
      [fields.holderName, "カ）あおぞら", "カ）アオゾラケンセツ"],
    ] as const) {
      await field.focus();
      const isKept = page.waitForResponse(
        (response) => response.url().includes("/draft_entry/") && response.request().method() === "PUT",
      );
      await ime.compose(composed);
      await isKept;
      await expect(field).toHaveValue(composed);
      await ime.decide(decided);
      await expect(field).toHaveValue(decided);
      await expect(field).toBeFocused();
    }
    // The form would have been checked, and the first finding would have the focus.
    await expect(page.getByRole("alert")).toHaveCount(0);
    await fields.amount.focus();
    await fields.scheduled.focus();
    await expect(fields.amount).toHaveValue(/^1,?320,?000$/);
  },
);
