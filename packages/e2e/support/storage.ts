import { expect, type Page } from "@playwright/test";

export const readBrowserStorage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]));

/** Waits until the page has stored the text, which proves that its scripts are running. */
export const waitForStoredText = (page: Page, text: string) =>
  expect.poll(() => readBrowserStorage(page)).toContain(text);
