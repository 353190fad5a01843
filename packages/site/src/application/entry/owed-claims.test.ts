import { ClaimStatus } from "@kaitori/domain";
import type { Claim } from "@kaitori/wire";
import { expect, test } from "vitest";
import { claimOfStory } from "#stories/entry-states.ts";
import { owedClaims } from "./owed-claims.ts";

test("R4.5 owed claims are paid and not yet handed over, the earliest date first", () => {
  const { canBuy, contracted, transferred, returned, delay } = ClaimStatus;
  const claims = [canBuy, contracted, returned, transferred, delay].map(
    (status, index): Claim => ({
      ...claimOfStory,
      id: index,
      status,
      return_date: `2027-01-${30 - index}` as `${number}-${number}-${number}`,
    }),
  );
  expect(owedClaims(claims).map(({ claim, on }) => [claim.status, on])).toEqual([
    [delay, "2027-01-26"],
    [transferred, "2027-01-27"],
  ]);
  expect(owedClaims([{ ...claimOfStory, status: transferred, return_date: null }])).toEqual([]);
});
