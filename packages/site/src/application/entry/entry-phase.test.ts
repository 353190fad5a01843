import { entryStatuses } from "@kaitori/domain";
import { expect, test } from "vitest";
import { entryPhase } from "./entry-phase.ts";

const running = {
  cancelled_at: null,
  rejected_at: null,
  contracted_at: null,
  contract_period: null,
  transferred_at: null,
  transaction_completed_at: null,
};
const november = "2026-11-11T10:00:00+09:00";

test("R4.1 every status has its own phase; an unknown status has the phase unknown", () => {
  const phases = entryStatuses.map((status) => entryPhase({ ...running, status }));
  expect(new Set(phases).size).toBe(entryStatuses.length);
  expect(phases).not.toContain("unknown");
  expect(entryPhase({ ...running, status: 42 })).toBe("unknown");
});

test.each([
  { contracted_at: null, contract_period: "2026-11-12", phase: "offerEnded" },
  {
    contracted_at: november,
    contract_period: "2026-11-12",
    transferred_at: november,
    transaction_completed_at: november,
    phase: "archived",
  },
  { contracted_at: november, contract_period: "2026-11-12", phase: "contractEnded" },
  // A server that says nothing of the pay-out says that the business is done.
  { contracted_at: november, transaction_completed_at: november, phase: "archived" },
  { contracted_at: null, contract_period: null, phase: "archived" },
])(
  "B12 an offer that was let pass, and a contract that ended before it was paid, are told from a business that is done: $phase",
  ({ phase, ...of }) => {
    expect(entryPhase({ ...running, ...of, status: 6 })).toBe(phase);
  },
);
