import { test } from "../../support/test.ts";
import { expectHealthyPages, visitsOfEveryBrand } from "../../support/visits.ts";

// The judge of accessibility is for newer browsers.
test.use({ isOlder: false });

for (const visit of visitsOfEveryBrand) {
  test(`R2.1 every page of ${visit.account ?? "a visitor"} is free of script errors, refused content and axe violations, and fits the screen`, async ({
    page,
  }, info) => {
    test.slow();
    await expectHealthyPages(visit, page, info);
  });
}
