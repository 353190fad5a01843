import { commonCopy } from "@kaitori/brand/copy/common";
import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { expect } from "@playwright/test";
import { answerPreEntry, registerAndActivate } from "../../support/registration.ts";
import { test } from "../../support/test.ts";
import { wordsOf } from "../../support/words.ts";

test("R4.11 an individual who cannot be served yet is told why, and may answer again", async ({
  page,
}, info) => {
  const words = wordsOf(info, preEntryCopy);
  await registerAndActivate(page, info, { division: "individual" });
  await page.goto("/register/pre_entry/");
  await answerPreEntry(page, info, [true, false, false, false]);

  await expect(page.getByRole("heading", { level: 1, name: words.declinedTitle })).toBeVisible();
  await expect(page.getByText(words.declinedReasonObliger)).toBeVisible();
  await expect(page.getByText(words.declinedReasonTransfer)).toBeVisible();
  await expect(page.getByText(words.declinedReasonInvoice)).toHaveCount(0);

  await page.getByRole("link", { name: words.declinedAgain }).click();
  await answerPreEntry(page, info, [true, true, true, true]);
  await expect(page.getByRole("heading", { level: 1, name: words.passedTitle })).toBeVisible();
});

test("R3.9 in the short check a reload and the way back lose no answer", async ({ page }, info) => {
  const words = wordsOf(info, preEntryCopy);
  const common = wordsOf(info, commonCopy);
  const yes = page.getByRole("radio", { name: common.yes });
  await registerAndActivate(page, info);
  await page.goto("/register/pre_entry/");

  await page.getByRole("button", { name: common.next }).click();
  await expect(page.getByRole("group", { name: words.hasInvoice })).toHaveAccessibleDescription(/選んで/);
  await yes.check();
  await page.getByRole("button", { name: common.next }).click();
  await expect(page.getByRole("group", { name: words.obligerIsCorporate })).toBeFocused();
  await yes.check();
  await page.getByRole("button", { name: common.next }).click();
  await expect(page.getByText(words.progress({ total: 4, current: 3 }))).toBeVisible();

  await page.reload();
  await expect(page.getByText(words.progress({ total: 4, current: 3 }))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("group", { name: words.obligerIsCorporate })).toBeVisible();
  await expect(yes).toBeChecked();
  await page.getByRole("link", { name: common.back }).click();
  await expect(page.getByRole("group", { name: words.hasInvoice })).toBeVisible();
  await expect(yes).toBeChecked();
});
