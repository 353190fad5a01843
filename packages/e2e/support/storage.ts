import { expect, type Page } from "@playwright/test";

export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]));

/** Waits until the page has stored the text, which proves that its scripts are running. */
export const waitForStored = (page: Page, text: string) =>
  expect.poll(() => everythingStored(page)).toContain(text);
