import type { Page } from "@playwright/test";

/** What the page has left in the browser, as text. */
export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]));
