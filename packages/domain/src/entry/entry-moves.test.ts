import { expect, test } from "vitest";
import {
  type EntryActor,
  type EntryMove,
  entryActors,
  entryMoves,
  moveEntry,
  statusOfNewEntry,
} from "./entry-moves.ts";
import { entryStatuses } from "./entry-status.ts";

// Read as: from these statuses, by these people, to that status.
const table: Record<EntryMove, readonly [from: readonly number[], by: readonly EntryActor[], to: number]> = {
  askAgain: [[1], ["desk", "system"], 2],
  finishReview: [[1], ["desk", "system"], 3],
  resubmit: [[2], ["applicant"], 1],
  contract: [[3], ["applicant"], 4],
  cancel: [[1, 2, 3], ["applicant"], 6],
  reject: [[1, 2, 3], ["desk", "system"], 6],
  endOffer: [[3], ["system"], 6],
  payOut: [[4], ["desk", "system"], 5],
  close: [[5], ["desk", "system"], 6],
};

test.each(Object.keys(entryMoves) as EntryMove[])(
  "R4.21 R4.2 %s leads where it may, for those who may",
  (move) => {
    const [from, by, to] = table[move];
    for (const status of entryStatuses)
      for (const actor of entryActors) {
        const answer = moveEntry({ status }, move, actor);
        if (!by.includes(actor)) expect(answer).toEqual({ ok: false, cause: "wrongActor", status });
        else if (!from.includes(status)) expect(answer).toEqual({ ok: false, cause: "wrongStatus", status });
        else expect(answer).toEqual({ ok: true, status: to });
      }
  },
);

test("R4.21 three kinds of people, and an entry begins under review", () => {
  expect(entryActors).toEqual(["applicant", "desk", "system"]);
  expect(statusOfNewEntry).toBe(1);
});
