import { cancelCopy } from "@kaitori/brand/copy/cancel";
import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { financialsCopy } from "@kaitori/brand/copy/financials";
import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { deskOf } from "#support/desk.ts";
import { fillInInvoice, invoiceFields, untilDraftKept } from "#support/invoices.ts";
import { test } from "#support/own-server-test.ts";
import { giveEverything } from "#support/ready-applicant.ts";
import { withSession } from "#support/sign-in.ts";
import { accountPart, nextButton } from "#support/statements.ts";
import { submitByCall } from "#support/submit-by-call.ts";
import { wordsOf } from "#support/words.ts";

test.use({ environment: { REVIEW: "desk" } });

/** An entry with papers of its own, by somebody who had given none before. */
async function firstEntry(page: Page, info: TestInfo): Promise<number> {
  await withSession(page, "no-documents@demo.example");
  await giveEverything(page, info);
  return (await submitByCall(page)).id;
}

/** Past the papers that are said to be good, an invoice is typed in, checked and submitted. */
async function enterAgain(page: Page, info: TestInfo) {
  const words = wordsOf(info, withdrawalsCopy);
  await page.goto("/entry/withdrawal_details/");
  await expect(page.getByText(words.givenText)).toBeVisible();
  await page.goto("/entry/");
  await expect(page.getByText(wordsOf(info, financialsCopy).stillCounts)).toBeVisible();
  await nextButton(page, info).click();
  await expect(page).toHaveURL(/\/entry\/entry_invoice\/$/);

  const fields = invoiceFields(page, info);
  const kept = untilDraftKept(page, "材料の仕入れ");
  await fillInInvoice(page, info, { obliger: "大森機械工業株式会社", amount: "880000" });
  await fields.desired.fill("800000");
  await fields.purpose.fill("材料の仕入れ");
  await kept;
  // A draft of invoices takes nothing away: the steps before are as they were.
  await page.reload();
  await expect(page).toHaveURL(/\/entry\/entry_invoice\/$/);
  await fields.submit.click();
  await page.getByRole("button", { name: wordsOf(info, entryCheckCopy).submit }).click();
  await expect(page).toHaveURL(/\/entry\/complete\/$/);
}

test(
  "R4.10 the papers of an entry that was cancelled are good for the next one, as the page says",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    test.slow();
    const id = await firstEntry(page, info);
    const words = wordsOf(info, cancelCopy);
    await page.goto(`/entry/detail/${id}/`);
    await page.getByRole("button", { name: words.submit }).click();
    await page.getByRole("dialog").getByRole("button", { name: words.submit }).click();
    await expect(page).toHaveURL(/\/entry\/cancel\/complete\/$/);
    await enterAgain(page, info);
  },
);

test(
  "R4.10 the papers of an entry that was rejected are good for the next one; newer ones can be begun and given up",
  { tag: ["@long", "@one-brand"] },
  async ({ page, server }, info) => {
    test.slow();
    const id = await firstEntry(page, info);
    const desk = await deskOf(server);
    await desk(id, "reject", { note: "お取引先を確認できませんでした。" });
    const words = wordsOf(info, withdrawalsCopy);
    await page.goto("/entry/withdrawal_details/");
    await page.getByRole("button", { name: words.giveAgain }).click();
    const kept = untilDraftKept(page, "2345678");
    await accountPart(page, info, 1).number.fill("2345678");
    await kept;
    await page.getByRole("button", { name: words.stopGiving }).click();
    await expect(page.getByText(words.givenTitle)).toBeVisible();
    await enterAgain(page, info);
  },
);
