import { expect, test } from "vitest";
import { ClaimStatus, claimStatuses } from "../claim/claim-status.ts";
import { IdentityConfirmation, identityConfirmations } from "../identity/identity.ts";
import { EntryStatus, entryStatuses } from "./entry-status.ts";
import { allNewEntryBlockers, type NewEntryContext, newEntryBlockers } from "./new-entry.ts";

// Defines each blocker again, independently of the rule (R4).
type Situation = {
  id: number | null;
  satisfied: boolean;
  declined: boolean;
  identity: IdentityConfirmation;
  until: "2026-03-31" | "2026-04-01" | null;
  method: string | null;
  entry: EntryStatus | null;
  claim: ClaimStatus;
  permitted: boolean;
};
const preContract: readonly EntryStatus[] = [
  EntryStatus.underReview,
  EntryStatus.inadequate,
  EntryStatus.reviewed,
];
const expected: Record<(typeof allNewEntryBlockers)[number], (situation: Situation) => boolean> = {
  loggedOut: ({ id }) => id === null,
  preEntryDeclined: ({ id, satisfied, declined }) => id !== null && !satisfied && declined,
  identityImperfect: ({ until, identity }) =>
    until !== "2026-03-31" &&
    (identity === IdentityConfirmation.inadequate || identity === IdentityConfirmation.notSubmitted),
  identityExpired: ({ until, identity }) =>
    until === "2026-03-31" || identity === IdentityConfirmation.expired,
  newEntriesStopped: ({ method }) => method === "stop-new-entry",
  hasPreContractEntry: ({ entry }) => entry !== null && preContract.includes(entry),
  hasInadequateClaim: ({ entry, claim }) => entry !== null && claim === ClaimStatus.inadequate,
  hasDelayClaim: ({ entry, claim, permitted }) => entry !== null && claim === ClaimStatus.delay && !permitted,
};

function* situations(): Generator<Situation> {
  for (const id of [1, null])
    for (const satisfied of [true, false])
      for (const declined of [true, false])
        for (const identity of identityConfirmations)
          for (const until of ["2026-03-31", "2026-04-01", null] as const)
            for (const method of ["stop-new-entry", "none", null])
              for (const entry of [...entryStatuses, null])
                for (const claim of claimStatuses)
                  for (const permitted of [true, false])
                    yield { id, satisfied, declined, identity, until, method, entry, claim, permitted };
}

test("R4.14 all 45,360 combinations give the blockers of the specification", () => {
  let combinations = 0;
  const wrong: Situation[] = [];
  for (const situation of situations()) {
    combinations++;
    const { id, satisfied, declined, identity, until, method, entry, claim, permitted } = situation;
    const context: NewEntryContext = {
      user: {
        id,
        has_satisfied_profile: satisfied,
        has_pre_entry_declined: declined,
        identity_confirmation: identity,
        identity_valid_date: until,
      },
      profile: { has_entry_permission_when_delayed: permitted },
      entries: entry === null ? [] : [{ status: entry, claims: [{ status: claim }] }],
      suppression: { method },
    };
    const blockers = newEntryBlockers(context, "2026-04-01").join();
    const expectedBlockers = allNewEntryBlockers.filter((blocker) => expected[blocker](situation)).join();
    if (blockers !== expectedBlockers) wrong.push(situation);
  }
  expect(combinations).toBe(45_360);
  expect(wrong).toEqual([]);
});
