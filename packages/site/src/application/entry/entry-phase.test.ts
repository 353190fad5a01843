import { entryStatuses } from "@kaitori/domain";
import { expect, test } from "vitest";
import { entryPhase } from "./entry-phase.ts";

const running = { cancelled_at: null, rejected_at: null, contracted_at: null, contract_period: null };

test("R4.1 every status has a phase of its own, and one that nobody knows is unknown", () => {
  const standings = entryStatuses.map((status) => entryPhase({ ...running, status }));
  expect(new Set(standings).size).toBe(entryStatuses.length);
  expect(standings).not.toContain("unknown");
  expect(entryPhase({ ...running, status: 42 })).toBe("unknown");
});

test.each([
  { contracted_at: null, contract_period: "2026-11-12", phase: "offerEnded" },
  { contracted_at: "2026-11-11T10:00:00+09:00", contract_period: "2026-11-12", phase: "archived" },
  { contracted_at: null, contract_period: null, phase: "archived" },
])("B12 an offer that was let pass is told from a business that is done: $phase", ({ phase, ...of }) => {
  expect(entryPhase({ ...of, status: 6, cancelled_at: null, rejected_at: null })).toBe(phase);
});
