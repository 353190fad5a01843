import { pagesOfEveryBrand, testPages } from "#support/pages-of-brands.ts";
import { test } from "#support/test.ts";

// The judge of accessibility is for newer browsers.
test.use({ isOlder: false });

testPages(pagesOfEveryBrand);
