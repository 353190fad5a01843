import { IdentityConfirmation } from "@kaitori/domain";
import { expect, test } from "vitest";
import { identityLine } from "./identity-line.ts";

const now = new Date("2026-11-21T10:00:00+09:00");

test.each([
  { state: "confirmed", until: "2026-11-21", expected: undefined },
  { state: "confirmed", until: "2026-11-20", expected: /本人確認書類をお送りください/ },
  { state: "confirming", until: null, expected: /いまは本人確認書類を確認しています/ },
  { state: "inadequate", until: null, expected: /本人確認書類をお送りください/ },
  { state: "notSubmitted", until: null, expected: /本人確認書類をお送りください/ },
] as const)("R4.20 the identity line for the state $state until $until is $expected", (input) => {
  const applicant = {
    identity_confirmation: IdentityConfirmation[input.state],
    identity_valid_date: input.until,
  };
  const line = identityLine({ copy: {} }, applicant, now);
  if (input.expected) expect(line).toMatch(input.expected);
  else expect(line).toBeUndefined();
});
