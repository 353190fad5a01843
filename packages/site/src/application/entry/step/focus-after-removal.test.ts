import { expect, test } from "vitest";
import { focusAfterRemoval } from "./focus-after-removal.ts";

const list = [{ displayId: 1 }, { displayId: 4 }, { displayId: 7 }];

test.each([
  { removed: 0, at: 4 },
  { removed: 1, at: 7 },
  { removed: 2, at: 4 },
])("B1 after item $removed of three is removed, the focus moves to number $at", ({ removed, at }) => {
  expect(focusAfterRemoval(list, removed)).toEqual({ at });
});

test("B1 after the only item is removed, the focus moves to the add button", () => {
  expect(focusAfterRemoval([{ displayId: 4 }], 0)).toEqual({ at: null });
});
