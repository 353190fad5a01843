import { expect, test } from "vitest";
import { shownPages } from "./shown-pages.ts";

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, -9, 9]],
  [5, 9, [1, -4, 4, 5, 6, -9, 9]],
  [9, 9, [1, -8, 8, 9]],
])("page %d of %d shows %j", (page, pages, expected) => {
  expect(shownPages(page, pages)).toEqual(expected);
});
