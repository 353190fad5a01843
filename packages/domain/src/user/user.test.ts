import { expect, test } from "vitest";
import { accountStepBlockers } from "../entry/submission-blockers.ts";
import { IdentityConfirmation } from "../identity/identity.ts";
import { corporateDivisions, isIndividual, isServed, userStatus, userStatuses } from "./user.ts";

test.each([
  { id: null, satisfied: true, declined: true, status: "logout" },
  { id: undefined, satisfied: true, declined: false, status: "logout" },
  { id: 0, satisfied: true, declined: false, status: "logout" },
  { id: "", satisfied: true, declined: false, status: "logout" },
  { id: 1, satisfied: true, declined: false, status: "login" },
  { id: 1, satisfied: true, declined: true, status: "login" },
  { id: 1, satisfied: false, declined: true, status: "preEntryDeclined" },
  { id: 1, satisfied: false, declined: false, status: "lackOfUserData" },
  { id: "a", satisfied: false, declined: false, status: "lackOfUserData" },
] as const)(
  "R4.11 R3.6 the status of a user is the first that applies: %o",
  ({ id, satisfied, declined, status }) => {
    const user = {
      ...(id === undefined ? {} : { id }),
      has_satisfied_profile: satisfied,
      has_pre_entry_declined: declined,
    };
    expect(userStatus(user)).toBe(status);
    expect(userStatuses).toContain(status);
  },
);

test.each([
  { division: "none", individual: false },
  { division: "corporate", individual: false },
  { division: "individual", individual: true },
] as const)("R4.12 R3.6 a user is treated as a company unless individual: %o", ({ division, individual }) => {
  expect(corporateDivisions).toContain(division);
  expect(isIndividual({ corporate_division: division })).toBe(individual);
});

test.each([
  { id: null, satisfied: true, identity: "confirmed", until: null, blockers: ["loggedOut"] },
  { id: 1, satisfied: true, identity: "confirmed", until: null, blockers: [] },
  { id: 1, satisfied: true, identity: "confirming", until: null, blockers: [] },
  { id: 1, satisfied: true, identity: "confirmed", until: "2026-04-01", blockers: [] },
  { id: 1, satisfied: true, identity: "confirmed", until: "2026-03-31", blockers: ["identityExpired"] },
  { id: 1, satisfied: true, identity: "expired", until: null, blockers: ["identityExpired"] },
  { id: 1, satisfied: true, identity: "inadequate", until: null, blockers: ["identityNotGiven"] },
  {
    id: 1,
    satisfied: false,
    identity: "notSubmitted",
    until: null,
    blockers: ["profileIncomplete", "identityNotGiven"],
  },
  { id: 1, satisfied: false, identity: "confirmed", until: null, blockers: ["profileIncomplete"] },
] as const)("R4.16 the blockers of the account step: %o", ({ id, satisfied, identity, until, blockers }) => {
  const user = {
    id,
    has_satisfied_profile: satisfied,
    has_pre_entry_declined: false,
    identity_confirmation: IdentityConfirmation[identity],
    identity_valid_date: until,
  };
  expect(accountStepBlockers(user, "2026-04-01")).toEqual(blockers);
});

test("R1.5 a brand for companies serves all divisions except individuals", () => {
  const served = (individuals: boolean) =>
    corporateDivisions.filter((corporate_division) => isServed({ individuals }, { corporate_division }));
  expect(served(true)).toEqual(corporateDivisions);
  expect(served(false)).toEqual(["none", "corporate"]);
});
