import { entryStatuses } from "@kaitori/domain";
import { expect, test } from "vitest";
import { entryStanding } from "./entry-standing.ts";

const running = { cancelled_at: null, rejected_at: null };

test("R4.1 every status has a standing of its own, and one that nobody knows is unknown", () => {
  const standings = entryStatuses.map((status) => entryStanding({ ...running, status }));
  expect(new Set(standings).size).toBe(entryStatuses.length);
  expect(standings).not.toContain("unknown");
  expect(entryStanding({ ...running, status: 42 })).toBe("unknown");
});
