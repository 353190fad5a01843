import { EntryStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import { entryPhase } from "./entry-phase.ts";

const withoutDates = {
  cancelled_at: null,
  rejected_at: null,
  contracted_at: null,
  contract_period: null,
  transferred_at: null,
  transaction_completed_at: null,
};
const inNovember = "2026-11-11T10:00:00+09:00";

test("R4.1 an unknown status has the phase unknown", () => {
  expect(entryPhase({ ...withoutDates, status: 42 })).toBe("unknown");
});

test.each([
  { contracted_at: null, contract_period: "2026-11-12", phase: "offerEnded" },
  {
    contracted_at: inNovember,
    contract_period: "2026-11-12",
    transferred_at: inNovember,
    transaction_completed_at: inNovember,
    phase: "archived",
  },
  { contracted_at: inNovember, contract_period: "2026-11-12", phase: "contractEnded" },
  // Without a date of the payout, the date of completion decides.
  { contracted_at: inNovember, transaction_completed_at: inNovember, phase: "archived" },
  { contracted_at: null, contract_period: null, phase: "archived" },
] as const)(
  "B12 an archived entry is an expired offer, a contract ended before the payout, or completed: $phase",
  ({ phase, ...dates }) => {
    expect(entryPhase({ ...withoutDates, ...dates, status: EntryStatus.archived })).toBe(phase);
  },
);
