import { expect, test } from "vitest";
import { refusalOfClaim } from "#application/entry/reasons/refusal-of-claim.ts";
import { historyEvent } from "#stories/entry-states.ts";
import { timelineEvents } from "./timeline-events.ts";

const event = (id: number, act: string, claim: number | null = null, note = "") =>
  historyEvent(act, "2026-11-21T10:00:00+09:00", { id, claim, note });

test("B8 every change is one line, newest first; a claim has its own line if it differs from the entry", () => {
  const history = [
    event(1, "submit"),
    event(2, "submit", 7),
    event(3, "buy", 7),
    event(4, "offer"),
    event(5, "handOver", 7),
  ];
  expect(timelineEvents(history).map(({ id }) => id)).toEqual([5, 4, 1]);
});

test("R4.21 the reason for a claim that is not bought is that of its last review", () => {
  const history = [
    event(1, "refuse", 7, "金額が小さいため"),
    event(2, "refuse", 8, "お支払期日が先のため"),
    event(3, "refuse", 7, "お支払期日が近いため"),
  ];
  expect(refusalOfClaim(history, 7)?.note).toBe("お支払期日が近いため");
  expect(refusalOfClaim(history, 9)).toBeUndefined();
});
