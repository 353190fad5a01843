import { IdentityConfirmation } from "@kaitori/domain";
import { expect, test } from "vitest";
import { entryReviewed } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { contractObstacles } from "./ContractObstacles.tsx";

const today = "2026-11-21" as const;
const offered = { ...entryReviewed, contract_period: "2026-11-26" } as const;

test.each([
  { condition: "there is no obstacle", entry: {}, user: {}, obstacles: [] },
  {
    condition: "R4.20 the identity is being confirmed",
    entry: {},
    user: { identity_confirmation: IdentityConfirmation.confirming },
    obstacles: ["identityNotConfirmed"],
  },
  {
    condition: "every invoice has fallen due",
    entry: { claims: offered.claims.map((claim) => ({ ...claim, obliger_payment_date: today })) },
    user: {},
    obstacles: ["fallenDue"],
  },
  {
    condition: "today is the last day of the offer",
    entry: { contract_period: today },
    user: {},
    obstacles: [],
  },
] as const)("$condition: the obstacles to the contract are $obstacles", ({ entry, user, obstacles }) => {
  expect(contractObstacles({ ...offered, ...entry }, { ...representative, ...user }, today)).toEqual(
    obstacles,
  );
});
