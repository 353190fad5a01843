import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import type { Claim } from "@kaitori/wire";
import { expect, test } from "vitest";
import { claimOfStory, entryOfStory } from "../../../stories/entry-states.ts";
import { nextDue } from "./next-due.ts";

const { reviewed, transferred, contracted, archived } = EntryStatus;

test("B8 an offer is due on its last day", () => {
  const entry = { ...entryOfStory, status: reviewed, contract_period: "2026-11-28" } as const;
  expect(nextDue(entry)).toEqual({ kind: "contract", on: "2026-11-28" });
  expect(nextDue({ ...entry, contract_period: null })).toBeNull();
});

test("B8 of the claims whose money is still to come the earliest is due", () => {
  const claims: Claim[] = [
    { ...claimOfStory, id: 1, status: ClaimStatus.returned, return_date: "2026-12-01" },
    { ...claimOfStory, id: 2, status: ClaimStatus.transferred, return_date: "2027-01-20" },
    { ...claimOfStory, id: 3, status: ClaimStatus.delay, return_date: "2026-12-20" },
  ];
  expect(nextDue({ ...entryOfStory, status: transferred, claims })).toMatchObject({
    kind: "return",
    on: "2026-12-20",
    claim: { id: 3 },
  });
});

test.each([contracted, archived])("B8 in status %i nothing is due", (status) => {
  expect(nextDue({ ...entryOfStory, status })).toBeNull();
});
