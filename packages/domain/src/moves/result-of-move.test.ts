import { expect, test } from "vitest";
import { claimStatuses } from "../claim/claim-status.ts";
import { entryStatuses } from "../entry/entry-status.ts";
import { type ClaimMove, type EntryMove, type Mover, moveNames, movers, moves } from "./moves.ts";
import { resultOfMove } from "./result-of-move.ts";

// For each move the allowed statuses before it, the allowed people, and the status after it.
const entryMoves: Record<EntryMove, readonly [from: readonly number[], by: readonly Mover[], to: number]> = {
  submit: [[], ["applicant"], 1],
  askAgain: [[1], ["desk", "system"], 2],
  offer: [[1], ["desk", "system"], 3],
  resubmit: [[2], ["applicant"], 1],
  contract: [[3], ["applicant"], 4],
  cancel: [[1, 2, 3], ["applicant"], 6],
  reject: [[1, 2, 3], ["desk", "system"], 6],
  endOffer: [[3], ["system"], 6],
  payOut: [[4], ["desk", "system"], 5],
  endContract: [[4], ["desk"], 6],
  close: [[5], ["desk", "system"], 6],
  reopen: [[6], ["applicant", "desk"], 5],
};

test.each(Object.entries(entryMoves))(
  "R4.21 R4.2 %s changes an entry in the allowed statuses, for the allowed people",
  (move, [from, by, to]) => {
    for (const status of entryStatuses)
      for (const mover of movers) {
        const moved = resultOfMove({ status, claims: [] }, move as EntryMove, { by: mover });
        if (!by.includes(mover)) expect(moved).toEqual({ ok: false, cause: "wrongMover", status });
        else if (!from.includes(status)) expect(moved).toEqual({ ok: false, cause: "wrongStatus", status });
        else expect(moved).toEqual({ ok: true, status: to, claims: [] });
      }
  },
);

// For each move the status of the entry, the allowed statuses of the claim, its status after the move, and the person.
const claimMoves: Record<ClaimMove, readonly [during: number, from: readonly number[], to: number, Mover]> = {
  buy: [1, [1], 3, "desk"],
  refuse: [1, [1, 3], 8, "desk"],
  endSale: [4, [4], 9, "desk"],
  delay: [5, [5], 7, "desk"],
  endDelay: [5, [7], 5, "desk"],
  handOver: [5, [5, 7], 6, "desk"],
  undoHandOver: [5, [6], 5, "desk"],
  settle: [5, [5], 6, "desk"],
  settleUncollectable: [5, [5, 7], 6, "desk"],
  unsettle: [5, [6], 5, "applicant"],
};

test.each(Object.entries(claimMoves))(
  "R4.21 %s changes a claim in the allowed statuses, during the allowed statuses of its entry",
  (move, [during, from, to, by]) => {
    for (const status of entryStatuses)
      for (const claim of claimStatuses) {
        const entry = { status, claims: [{ id: 7, status: claim }] };
        const moved = resultOfMove(entry, move as ClaimMove, { by, selected: [7] });
        if (status !== during) expect(moved).toEqual({ ok: false, cause: "wrongStatus", status });
        else if (!from.includes(claim))
          expect(moved).toEqual({ ok: false, cause: "wrongClaimStatus", status: claim });
        else
          expect(moved).toMatchObject({ ok: true, status, claims: [{ id: 7, from: claim, change: { to } }] });
      }
  },
);

// Only claims with a status in `from` change, to `to`.
test.each<[EntryMove, entry: 1 | 2 | 3 | 4 | 5, Mover, from: readonly number[], to: number]>([
  ["askAgain", 1, "desk", [], 0],
  ["resubmit", 2, "applicant", [2], 1],
  ["offer", 1, "desk", [], 0],
  ["cancel", 1, "applicant", [1, 2, 3], 9],
  ["reject", 1, "desk", [1, 2, 3], 8],
  ["endOffer", 3, "system", [3], 9],
  ["payOut", 4, "desk", [4], 5],
  ["close", 5, "desk", [], 0],
])("R4.21 the move %s changes the claims of the entry", (move, status, by, from, to) => {
  const claims = claimStatuses.map((claim) => ({ id: claim, status: claim }));
  const moved = resultOfMove({ status, claims }, move, { by });
  expect(moved.ok && moved.claims.map((claim) => [claim.id, claim.change.to])).toEqual(
    from.map((claim) => [claim, to]),
  );
});

test("R4.21 signing contracts the selected claims and cancels the others; refused ones stay", () => {
  const claims = [
    { id: 1, status: 3 },
    { id: 2, status: 3 },
    { id: 3, status: 8 },
  ] as const;
  const moved = resultOfMove({ status: 3, claims }, "contract", { by: "applicant", selected: [2] });
  expect(moved.ok && moved.claims.map(({ id, change }) => [id, change.to])).toEqual([
    [1, 9],
    [2, 4],
  ]);
  expect(resultOfMove({ status: 3, claims }, "contract", { by: "applicant", selected: [3] })).toEqual({
    ok: false,
    cause: "wrongClaimStatus",
    status: 8,
  });
});

test("R4.21 the applicant is notified of every move, except those caused by a report or a booking", () => {
  const silent = moveNames.filter((name) => !("mail" in moves[name]));
  expect(silent).toEqual(["buy", "refuse", "endDelay", "unsettle", "reopen"]);
});
