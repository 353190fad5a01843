import { expect, test } from "vitest";
import { focusAfterRemoval } from "./focus-after-removal.ts";

const list = [{ displayId: 1 }, { displayId: 4 }, { displayId: 7 }];

test.each([
  { removed: 0, displayId: 4 },
  { removed: 1, displayId: 7 },
  { removed: 2, displayId: 4 },
])("B1 after the removal of item $removed, number $displayId has the focus", ({ removed, displayId }) => {
  expect(focusAfterRemoval(list, removed)).toEqual({ displayId });
});

test("B1 after the only item is removed, the focus moves to the add button", () => {
  expect(focusAfterRemoval([{ displayId: 4 }], 0)).toEqual({ displayId: null });
});
