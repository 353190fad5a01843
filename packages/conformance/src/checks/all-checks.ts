import type { Check } from "../finding.ts";
import { additionChecks } from "./additions.ts";
import { crossOriginChecks, refusals } from "./refusals.ts";
import { guardedCalls, readingCalls, visitorCalls } from "./specified-calls.ts";
import { writingCalls } from "./writing-calls.ts";

export const checks: readonly Check[] = [
  ...crossOriginChecks,
  ...readingCalls,
  ...guardedCalls,
  ...visitorCalls,
  ...refusals,
  ...additionChecks,
  ...writingCalls,
];
