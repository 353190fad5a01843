import type { Check } from "../finding.ts";
import { additionChecks } from "./additions.ts";
import { crossing, refusals } from "./refusals.ts";
import { guardedCalls, readingCalls, visitorCalls } from "./specified-calls.ts";
import { writingCalls } from "./writing-calls.ts";

/** All checks in their order. */
export const checks: readonly Check[] = [
  ...crossing,
  ...readingCalls,
  ...guardedCalls,
  ...visitorCalls,
  ...refusals,
  ...additionChecks,
  ...writingCalls,
];
