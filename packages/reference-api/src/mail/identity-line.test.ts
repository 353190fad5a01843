import { IdentityConfirmation } from "@kaitori/domain";
import { expect, test } from "vitest";
import { identityLine } from "./identity-line.ts";

const now = new Date("2026-11-21T10:00:00+09:00");

test.each([
  { state: "confirmed", until: "2026-11-21", says: undefined },
  { state: "confirmed", until: "2026-11-20", says: /本人確認書類をお送りください/ },
  { state: "confirming", until: null, says: /いまは本人確認書類を確認しています/ },
  { state: "inadequate", until: null, says: /本人確認書類をお送りください/ },
  { state: "nothing", until: null, says: /本人確認書類をお送りください/ },
] as const)("R4.20 identityLine for the state $state until $until", (input) => {
  const applicant = {
    identity_confirmation: IdentityConfirmation[input.state],
    identity_valid_date: input.until,
  };
  const line = identityLine({ copy: {} }, applicant, now);
  if (input.says) expect(line).toMatch(input.says);
  else expect(line).toBeUndefined();
});
