import { IdentityConfirmation } from "@kaitori/domain";
import { expect, test } from "vitest";
import { entryReviewed } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { contractObstacles } from "./ContractObstacles.tsx";

const today = "2026-11-21" as const;
const offered = { ...entryReviewed, contract_period: "2026-11-26" } as const;

test.each([
  { what: "all is well", entry: {}, user: {}, obstacles: [] },
  {
    what: "R4.20 the identity is being looked at",
    entry: {},
    user: { identity_confirmation: IdentityConfirmation.confirming },
    obstacles: ["identityNotConfirmed"],
  },
  {
    what: "every invoice has fallen due",
    entry: { claims: offered.claims.map((claim) => ({ ...claim, obliger_payment_date: today })) },
    user: {},
    obstacles: ["fallenDue"],
  },
  { what: "it is the offer's last day", entry: { contract_period: today }, user: {}, obstacles: [] },
] as const)("$what: $obstacles", ({ entry, user, obstacles }) => {
  expect(contractObstacles({ ...offered, ...entry }, { ...representative, ...user }, today)).toEqual(
    obstacles,
  );
});
