import { expect } from "@playwright/test";
import { builtRoutes } from "../../support/built-routes.ts";
import { test } from "../../support/test.ts";
import { expectHealthyPages, furtherVisits, visitsOfEveryBrand } from "../../support/visits.ts";
import { brandOf } from "../../support/words.ts";

// The judge of accessibility is for newer browsers.
test.use({ isOlder: false });

for (const visit of furtherVisits) {
  test(`R2.1 every page of ${visit.account ?? "a visitor"} is free of script errors, refused content and axe violations, and fits the screen`, async ({
    page,
  }, info) => {
    test.slow();
    await expectHealthyPages(visit, page, info);
  });
}

test("R2.1 no page of the build is left out", ({ page: _ }, info) => {
  const visited = new Set(
    [...visitsOfEveryBrand, ...furtherVisits].flatMap(({ pages }) =>
      pages.map((path) => path.replace(/\/(?:\?.*)?$/, "") || "/"),
    ),
  );
  expect(builtRoutes(brandOf(info)).filter((path) => !visited.has(path))).toEqual([]);
});
