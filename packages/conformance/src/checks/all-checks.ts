import type { Check } from "../finding.ts";
import { additionChecks } from "./additions.ts";
import { crossing, refusals } from "./refusals.ts";
import { guardedCalls, readingCalls, visitorCalls } from "./specified-calls.ts";
import { writingCalls } from "./writing-calls.ts";

/** Everything that is asked of a server, in the order in which it is asked. */
export const checks: readonly Check[] = [
  ...crossing,
  ...readingCalls,
  ...guardedCalls,
  ...visitorCalls,
  ...refusals,
  ...additionChecks,
  ...writingCalls,
];
