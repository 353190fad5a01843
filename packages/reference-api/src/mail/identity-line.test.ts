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
] as const)("R4.20 a mail names the identity that is $state until $until as my-page does", (given) => {
  const applicant = {
    identity_confirmation: IdentityConfirmation[given.state],
    identity_valid_date: given.until,
  };
  const line = identityLine({ copy: {} }, applicant, now);
  if (given.says) expect(line).toMatch(given.says);
  else expect(line).toBeUndefined();
});
