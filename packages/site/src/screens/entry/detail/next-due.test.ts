import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import type { Claim } from "@kaitori/wire";
import { expect, test } from "vitest";
import { claimOfStory, entryOfStory } from "#stories/entry-states.ts";
import { nextDues } from "./next-due.ts";

const { reviewed, transferred, contracted, archived } = EntryStatus;
const today = "2026-11-21";

test("B8 an offer is due until its last day", () => {
  const entry = { ...entryOfStory, status: reviewed, contract_period: "2026-11-28" } as const;
  expect(nextDues(entry, today)).toEqual([{ kind: "contract", on: "2026-11-28" }]);
  expect(nextDues({ ...entry, contract_period: null }, today)).toEqual([]);
  expect(nextDues({ ...entry, contract_period: "2026-11-20" }, today)).toEqual([]);
});

const soldClaim = (id: number, return_date: NonNullable<Claim["return_date"]>): Claim => ({
  ...claimOfStory,
  id,
  status: return_date < today ? ClaimStatus.delay : ClaimStatus.transferred,
  return_date,
});

test.each([
  {
    what: "every day with its claims, the earliest first: together they are the sum that stands above",
    claims: [soldClaim(1, "2027-01-20"), soldClaim(2, "2026-12-20"), soldClaim(3, "2026-12-20")],
    due: [
      { on: "2026-12-20", claims: [2, 3] },
      { on: "2027-01-20", claims: [1] },
    ],
  },
  {
    what: "days that are past before one to come",
    claims: [soldClaim(1, "2026-11-20"), soldClaim(2, "2026-11-05"), soldClaim(3, "2026-12-20")],
    due: [
      { on: "2026-11-05", claims: [2] },
      { on: "2026-11-20", claims: [1] },
      { on: "2026-12-20", claims: [3] },
    ],
  },
  {
    what: "nothing that has come back",
    claims: [{ ...soldClaim(1, "2026-11-05"), status: ClaimStatus.returned }],
    due: [],
  },
])("B8 of the claims whose money is still to come are due: $what", ({ claims, due }) => {
  const dues = nextDues({ ...entryOfStory, status: transferred, claims }, today);
  expect(dues).toMatchObject(
    due.map(({ on, claims }) => ({ kind: "handOver", on, claims: claims.map((id) => ({ id })) })),
  );
});

test.each([contracted, archived])("B8 in status %i nothing is due", (status) => {
  expect(nextDues({ ...entryOfStory, status }, today)).toEqual([]);
});
