import { entryStatuses } from "@kaitori/domain";
import { expect, test } from "vitest";
import { entryStanding } from "./entry-standing.ts";

const running = { cancelled_at: null, rejected_at: null, contracted_at: null, contract_period: null };

test("R4.1 every status has a standing of its own, and one that nobody knows is unknown", () => {
  const standings = entryStatuses.map((status) => entryStanding({ ...running, status }));
  expect(new Set(standings).size).toBe(entryStatuses.length);
  expect(standings).not.toContain("unknown");
  expect(entryStanding({ ...running, status: 42 })).toBe("unknown");
});

test.each([
  { contracted_at: null, contract_period: "2026-11-12", standing: "offerEnded" },
  { contracted_at: "2026-11-11T10:00:00+09:00", contract_period: "2026-11-12", standing: "archived" },
  { contracted_at: null, contract_period: null, standing: "archived" },
])(
  "B12 an offer that was let pass is told from a business that is done: $standing",
  ({ standing, ...of }) => {
    expect(entryStanding({ ...of, status: 6, cancelled_at: null, rejected_at: null })).toBe(standing);
  },
);
