import { expectHealthyPages, pagesOfEveryBrand } from "../../support/pages-of-brands.ts";
import { test } from "../../support/test.ts";

// The judge of accessibility is for newer browsers.
test.use({ isOlder: false });

for (const pages of pagesOfEveryBrand) {
  test(`R2.1 every page of ${pages.account ?? "a visitor"} is free of script errors, refused content and axe violations, and fits the screen`, async ({
    page,
  }, info) => {
    test.slow();
    await expectHealthyPages(pages, page, info);
  });
}
