import { expect } from "@playwright/test";
import { findAccessibilityFaultsAt } from "#support/page-health.ts";
import { openPages, otherPages, pagesOfEveryBrand } from "#support/pages-of-accounts.ts";
import { test } from "#support/test.ts";

// These journeys set sizes and colours, which needs a current browser.
test.use({ isOlderBrowser: false, isMobile: false });

/** An applicant with an offer sees most pages: my-page, a price, a contract. */
const shortRunAccount = "reviewed";

for (const pages of [...pagesOfEveryBrand, ...otherPages])
  test(`every page of ${pages.account ?? "a visitor"} works at 320 px, with text at 200 % and in forced colours`, {
    tag: pages.account === shortRunAccount ? [] : ["@long"],
  }, async ({ page }) => {
    const faults: string[] = [];
    for (const path of await openPages(pages, page))
      faults.push(...(await findAccessibilityFaultsAt(page, path)));
    expect(faults).toEqual([]);
  });
