import { expect, type Page } from "@playwright/test";

/** Everything that the page has left in the browser, as text. */
export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]));

/** Waits until the page keeps what was typed: its scripts are running then, whatever time the machine takes. */
export const untilStored = (page: Page, text: string) =>
  expect.poll(() => everythingStored(page)).toContain(text);
