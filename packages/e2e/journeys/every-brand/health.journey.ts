import { pagesOfEveryBrand, testPages } from "#support/pages-of-brands.ts";
import { test } from "#support/test.ts";

// axe needs a newer browser.
test.use({ isOlderBrowser: false });

testPages(pagesOfEveryBrand);
