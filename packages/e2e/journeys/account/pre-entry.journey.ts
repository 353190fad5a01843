import { noticesCopy } from "@kaitori/brand/copy/notices";
import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { expect } from "@playwright/test";
import { answerPreEntry, preEntryAnswer, registerAndActivate } from "#support/registration.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

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
  await expect(page).toHaveURL(/\/register\/profile\/$/);
  await expect(page.getByText(wordsOf(info, noticesCopy).preEntryPassed)).toBeVisible();
});

test("R3.9 in the short check none may be left out, and a reload loses no answer", async ({ page }, info) => {
  const words = wordsOf(info, preEntryCopy);
  const finish = page.getByRole("button", { name: words.finish });
  await registerAndActivate(page, info);
  await preEntryAnswer(page, info, 0, true).check();
  await preEntryAnswer(page, info, 3, false).check();
  await finish.click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(2);
  for (const question of [words.obligerIsCorporate, words.paidByTransfer])
    await expect(page.getByRole("group", { name: question })).toHaveAccessibleDescription(/選んで/);

  await page.reload();
  await expect(preEntryAnswer(page, info, 0, true)).toBeChecked();
  await expect(preEntryAnswer(page, info, 3, false)).toBeChecked();
});
