import { agreementCopy } from "@kaitori/brand/copy/agreement";
import { contractCopy } from "@kaitori/brand/copy/contract";
import { explanationCopy } from "@kaitori/brand/copy/explanation";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { wordsOf } from "./words.ts";

/** The regions of explanation and contract, which the applicant must read. */
export const textsToRead = (page: Page, info: TestInfo) =>
  [wordsOf(info, explanationCopy).title, wordsOf(info, agreementCopy).title].map((name) =>
    page.getByRole("region", { name, exact: true }),
  );

/** Scrolls both open texts to their end. */
export async function readToEnd(page: Page, info: TestInfo) {
  for (const text of textsToRead(page, info)) {
    const mark = text.getByRole("status");
    await mark.scrollIntoViewIfNeeded();
    await expect(mark).toHaveText(wordsOf(info, contractCopy).textRead);
  }
}

/** Opens explanation and contract of an offer, reads them and agrees to both, without submitting. */
export async function agreeToOffer(page: Page, info: TestInfo) {
  const words = wordsOf(info, contractCopy);
  await page.getByRole("button", { name: words.readDocuments }).click();
  await readToEnd(page, info);
  await page.getByRole("checkbox", { name: wordsOf(info, explanationCopy).read }).check();
  await page.getByRole("checkbox", { name: words.consent }).check();
}
