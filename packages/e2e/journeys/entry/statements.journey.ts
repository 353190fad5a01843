import { startOfEarlierMonth } from "@kaitori/domain";
import { expect, type Page } from "@playwright/test";
import { dayInWords, readToday } from "#support/dates.ts";
import { waitForSavedDraft } from "#support/invoices.ts";
import { registerByCall } from "#support/registration.ts";
import { accountPart, chooseBank, nextButton, uploadFieldOf, uploadPaper } from "#support/statements.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

test("R2.15 R4.13 R5.1 R3.2 R3.4 R9.3 B2 B3 the statements of two accounts, with a reload in the middle", async ({
  page,
}) => {
  const first = accountPart(page, 1);
  const second = accountPart(page, 2);
  const kinds = uploadedKinds(page);
  await registerByCall(page);

  // The page of the invoices redirects to the first missing step and gives the reason.
  await page.goto("/entry/entry_invoice/");
  await expect(page).toHaveURL(/\/entry\/withdrawal_details\/$/);
  await expect(page.getByText(copy.notices.stepMissing)).toBeVisible();
  await expect(page.getByText(copy.withdrawals.period({ date: fourMonthsBack() }))).toBeVisible();

  await nextButton(page).click();
  await expect(first.number).toHaveAccessibleDescription(new RegExp(copy.specification.bankAccountNumber));
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(4);

  await chooseBank(page, first.bankName, "みずほ");
  const bankName = await first.bankName.inputValue();
  await first.number.fill("１２３４５６７");
  await uploadPaper(first.part, copy.fileKinds.passbook_cover, ["cover.png"]);
  const draftSaved = Promise.all(["july.png", "august.png"].map((file) => waitForSavedDraft(page, file)));
  await uploadPaper(first.part, copy.fileKinds.passbook_details, ["july.png", "august.png"]);
  await draftSaved;
  await page.reload();
  await expect(first.bankName).toHaveValue(bankName);
  await expect(first.number).toHaveValue("1234567");
  for (const file of ["cover.png", "july.png", "august.png"])
    await expect(first.part.getByText(file)).toBeVisible();
  await expect(first.complete).toBeVisible();

  await page.getByRole("button", { name: copy.withdrawals.addAccount }).click();
  await second.internetBanking.check();
  await expect(uploadFieldOf(second.part, copy.fileKinds.passbook_cover)).toBeHidden();
  await chooseBank(page, second.bankName, "楽天");
  await second.number.fill("7654321");
  await uploadPaper(second.part, copy.fileKinds.ib_info, ["info.png"]);
  await page.getByText(copy.readiness.stepLacks).click();
  await page.getByRole("link", { name: copy.fileKinds.ib_details }).click();
  await expect(uploadFieldOf(second.part, copy.fileKinds.ib_details)).toBeFocused();
  await uploadPaper(second.part, copy.fileKinds.ib_details, ["details.png"]);
  await expect(page.getByText(copy.readiness.stepComplete)).toBeVisible();
  expect([...(await kinds())].sort()).toEqual([
    "ib_details_2",
    "ib_info_2",
    "passbook_cover_1",
    "passbook_details_1",
  ]);

  await nextButton(page).click();
  await expect(page).toHaveURL(/\/entry\/$/);
  const statementsItem = page.getByRole("listitem").filter({ hasText: copy.readiness.withdrawalStatements });
  await expect(statementsItem.getByText(copy.readiness.withdrawalStatementsDone)).toBeVisible();
});

test("B3 two tabs at the same step ask which draft to keep", async ({ page, context }) => {
  await registerByCall(page);
  await page.goto("/entry/withdrawal_details/");
  const otherTab = await context.newPage();
  await otherTab.goto("/entry/withdrawal_details/");
  const draftSaved = waitForSavedDraft(otherTab, "7654321");
  await accountPart(otherTab, 1).number.fill("7654321");
  await draftSaved;

  await accountPart(page, 1).number.fill("1234567");
  const question = page.getByRole("dialog", { name: copy.unsaved.otherTabTitle });
  await question.press("Escape");
  await expect(page.getByText(copy.unsaved.undecided)).toBeVisible();
  await expect(accountPart(page, 1).number).toHaveValue("1234567");
  // An unanswered question is asked again when the user leaves the page.
  await page.getByRole("banner").getByRole("link").first().click();
  await question.press("Escape");
  await accountPart(page, 1).number.fill("1234568");
  await question.getByRole("button", { name: copy.unsaved.loadOther }).click();
  await expect(page).toHaveURL(/\/entry\/withdrawal_details\/$/);
  await expect(accountPart(page, 1).number).toHaveValue("7654321");
});

/** The start of the month four months back, as people in Tokyo write it (R9.3). */
const fourMonthsBack = () => dayInWords(startOfEarlierMonth(readToday(), 4));

/** Kinds that the server has stored for the files. */
function uploadedKinds(page: Page): () => Promise<Set<string>> {
  const responses: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().method() === "POST" && response.url().endsWith("/api/uploads/"))
      responses.push(response.json().then(({ kind }) => kind));
  });
  return async () => new Set(await Promise.all(responses));
}
