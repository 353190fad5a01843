import { contractCopy } from "@kaitori/brand/copy/contract";
import { explanationCopy } from "@kaitori/brand/copy/explanation";
import type { Page, TestInfo } from "@playwright/test";
import { wordsOf } from "./words.ts";

/** Opens explanation and contract of an offer and agrees to both, without submitting. */
export async function agreeToOffer(page: Page, info: TestInfo) {
  const words = wordsOf(info, contractCopy);
  await page.getByRole("button", { name: words.readDocuments }).click();
  await page.getByRole("checkbox", { name: wordsOf(info, explanationCopy).read }).check();
  await page.getByRole("checkbox", { name: words.consent }).check();
}
