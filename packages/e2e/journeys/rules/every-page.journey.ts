import { expect } from "@playwright/test";
import { builtRoutes } from "#support/built-site.ts";
import { otherPages, pagesOfEveryBrand, testHealthOfPages } from "#support/pages-of-accounts.ts";
import { test } from "#support/test.ts";
import { testedBrand } from "#support/words.ts";

// axe needs a newer browser.
test.use({ isOlderBrowser: false });

// The stories check the same for each page; the long run adds the real server.
testHealthOfPages(otherPages, ["@long"]);

test("R2.1 every page of the build is visited", ({ page: _ }) => {
  const visited = new Set(
    [...pagesOfEveryBrand, ...otherPages].flatMap(({ pages }) =>
      pages.map((path) => path.replace(/\/(?:\?.*)?$/, "") || "/"),
    ),
  );
  expect(builtRoutes(testedBrand()).filter((path) => !visited.has(path))).toEqual([]);
});
