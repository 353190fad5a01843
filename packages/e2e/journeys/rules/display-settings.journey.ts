import { expect } from "@playwright/test";
import { furtherPages, openPages, pagesOfEveryBrand } from "#support/pages-of-brands.ts";
import { test } from "#support/test.ts";
import { faultsOfWaysOfSeeing } from "#support/ways-of-seeing.ts";

// Sizes and colours are given here, to a browser of today.
test.use({ isOlder: false, isMobile: false });

/** Somebody with an offer sees most: my-page, a price, a contract. */
const always = "reviewed";

for (const pages of [...pagesOfEveryBrand, ...furtherPages])
  test(
    `every page of ${pages.account ?? "a visitor"} holds at 320 px, with text at 200 % and in forced colours`,
    { tag: pages.account === always ? [] : ["@long"] },
    async ({ page }, info) => {
      test.slow();
      const faults: string[] = [];
      for (const path of await openPages(pages, page, info))
        faults.push(...(await faultsOfWaysOfSeeing(page, path)));
      expect(faults).toEqual([]);
    },
  );
