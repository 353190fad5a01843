import { expect, type Page } from "@playwright/test";
import { copy } from "./words.ts";

/** The regions of explanation and contract, which the applicant must read. */
export const textsToRead = (page: Page) =>
  [copy.explanation.title, copy.agreement.title].map((name) =>
    page.getByRole("region", { name, exact: true }),
  );

/** Scrolls both open texts to their end. */
export async function readToEnd(page: Page) {
  for (const text of textsToRead(page)) {
    const mark = text.getByRole("status");
    await mark.scrollIntoViewIfNeeded();
    await expect(mark).toHaveText(copy.contract.textRead);
  }
}

/** Opens explanation and contract of an offer, reads them and agrees to both, without submitting. */
export async function agreeToOffer(page: Page) {
  await page.getByRole("button", { name: copy.contract.readDocuments }).click();
  await readToEnd(page);
  await page.getByRole("checkbox", { name: copy.explanation.read }).check();
  await page.getByRole("checkbox", { name: copy.contract.consent }).check();
}
