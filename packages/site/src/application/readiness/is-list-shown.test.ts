import { expect, test } from "vitest";
import { readinessWithout } from "#stories/drafts.ts";
import { isListShown } from "./steps-done.ts";

test.each([
  { of: "nothing known", readiness: null, shown: false },
  { of: "all papers given", readiness: readinessWithout(), shown: false },
  { of: "a paper missing", readiness: readinessWithout("withdrawalStatements"), shown: true },
])("B2 the list of what is missing: $of", ({ readiness, shown }) => {
  expect(isListShown(readiness)).toBe(shown);
});
