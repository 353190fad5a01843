import { expect, test } from "vitest";
import { readinessWithout } from "#stories/drafts.ts";
import { isListShown } from "./is-list-shown.ts";

const nothing = readinessWithout();

test.each([
  { of: "nothing known", readiness: null, isChecking: false, shown: false },
  { of: "all papers given, at the invoices", readiness: nothing, isChecking: false, shown: true },
  { of: "all papers given, at the check", readiness: nothing, isChecking: true, shown: false },
  {
    of: "a paper missing, at the check",
    readiness: readinessWithout("withdrawalStatements"),
    isChecking: true,
    shown: true,
  },
  {
    of: "no entry is possible",
    readiness: { ...nothing, blockers: ["hasPreContractEntry" as const] },
    isChecking: false,
    shown: false,
  },
])("B2 the list of what is missing: $of", ({ readiness, isChecking, shown }) => {
  expect(isListShown(readiness, isChecking)).toBe(shown);
});
