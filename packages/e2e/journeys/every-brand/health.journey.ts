import { pagesOfEveryBrand, testHealthOfPages } from "#support/pages-of-accounts.ts";
import { test } from "#support/test.ts";

// axe needs a newer browser.
test.use({ isOlderBrowser: false });

testHealthOfPages(pagesOfEveryBrand);
