import { expect, test } from "vitest";
import { isListShown } from "./steps-done.ts";

const identity = { need: "identity", state: "missing", place: "profile" } as const;

test.each([
  { of: "nothing known", readiness: null, shown: false },
  { of: "all papers given", readiness: { missing: [] }, shown: false },
  { of: "a paper missing", readiness: { missing: [identity] }, shown: true },
])("B2 the list of missing items: $of", ({ readiness, shown }) => {
  expect(isListShown(readiness)).toBe(shown);
});
