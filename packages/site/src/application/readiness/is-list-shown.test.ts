import { expect, test } from "vitest";
import { isListShown } from "./steps-done.ts";

const identity = { need: "identity", state: "missing", place: "profile" } as const;

test.each([
  { of: "nothing known", readiness: null, isShown: false },
  { of: "all papers given", readiness: { missing: [] }, isShown: false },
  { of: "a paper missing", readiness: { missing: [identity] }, isShown: true },
])("B2 the list of missing items: $of", ({ readiness, isShown }) => {
  expect(isListShown(readiness)).toBe(isShown);
});
