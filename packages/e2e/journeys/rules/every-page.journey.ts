import { expect } from "@playwright/test";
import { builtRoutes } from "../../support/built-routes.ts";
import { expectHealthyPages, furtherPages, pagesOfEveryBrand } from "../../support/pages-of-brands.ts";
import { test } from "../../support/test.ts";
import { brandOf } from "../../support/words.ts";

// The judge of accessibility is for newer browsers.
test.use({ isOlder: false });

for (const pages of furtherPages) {
  test(`R2.1 every page of ${pages.account ?? "a visitor"} is free of script errors, refused content and axe violations, and fits the screen`, async ({
    page,
  }, info) => {
    test.slow();
    await expectHealthyPages(pages, page, info);
  });
}

test("R2.1 no page of the build is left out", ({ page: _ }, info) => {
  const visited = new Set(
    [...pagesOfEveryBrand, ...furtherPages].flatMap(({ pages }) =>
      pages.map((path) => path.replace(/\/(?:\?.*)?$/, "") || "/"),
    ),
  );
  expect(builtRoutes(brandOf(info)).filter((path) => !visited.has(path))).toEqual([]);
});
