import { expect, test } from "vitest";
import { isListShown } from "./steps-done.ts";

const identity = { need: "identity", state: "missing", place: "profile" } as const;

test.each([
  { case: "hidden while the readiness is unknown", readiness: null, isShown: false },
  { case: "hidden if nothing is missing", readiness: { missing: [] }, isShown: false },
  { case: "shown if a paper is missing", readiness: { missing: [identity] }, isShown: true },
])("B2 the list of missing items: $case", ({ readiness, isShown }) => {
  expect(isListShown(readiness)).toBe(isShown);
});
