import { expect, test } from "vitest";
import { ClaimStatus, claimStatuses } from "../claim/claim-status.ts";
import { EntryStatus, entryStatuses } from "../entry/entry-status.ts";
import {
  type ClaimMove,
  type EntryMove,
  type Mover,
  moveNames,
  movers,
  moves,
  resultOfMove,
} from "./moves.ts";

const Claim = ClaimStatus;
const Entry = EntryStatus;

// For each move the allowed statuses before it, the allowed people, and the status after it.
const entryMoves: Record<EntryMove, readonly [from: readonly number[], by: readonly Mover[], to: number]> = {
  submit: [[], ["applicant"], Entry.underReview],
  askAgain: [[Entry.underReview], ["desk", "system"], Entry.inadequate],
  offer: [[Entry.underReview], ["desk", "system"], Entry.reviewed],
  resubmit: [[Entry.inadequate], ["applicant"], Entry.underReview],
  contract: [[Entry.reviewed], ["applicant"], Entry.contracted],
  cancel: [[Entry.underReview, Entry.inadequate, Entry.reviewed], ["applicant"], Entry.archived],
  reject: [[Entry.underReview, Entry.inadequate, Entry.reviewed], ["desk", "system"], Entry.archived],
  endOffer: [[Entry.reviewed], ["system"], Entry.archived],
  payOut: [[Entry.contracted], ["desk", "system"], Entry.transferred],
  endContract: [[Entry.contracted], ["desk"], Entry.archived],
  close: [[Entry.transferred], ["desk", "system"], Entry.archived],
  reopen: [[Entry.archived], ["applicant", "desk"], Entry.transferred],
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
  buy: [Entry.underReview, [Claim.underReview], Claim.canBuy, "desk"],
  refuse: [Entry.underReview, [Claim.underReview, Claim.canBuy], Claim.cannotBuy, "desk"],
  endSale: [Entry.contracted, [Claim.contracted], Claim.cancel, "desk"],
  delay: [Entry.transferred, [Claim.transferred], Claim.delay, "desk"],
  endDelay: [Entry.transferred, [Claim.delay], Claim.transferred, "desk"],
  handOver: [Entry.transferred, [Claim.transferred, Claim.delay], Claim.returned, "desk"],
  undoHandOver: [Entry.transferred, [Claim.returned], Claim.transferred, "desk"],
  settle: [Entry.transferred, [Claim.transferred], Claim.returned, "desk"],
  settleUncollectable: [Entry.transferred, [Claim.transferred, Claim.delay], Claim.returned, "desk"],
  unsettle: [Entry.transferred, [Claim.returned], Claim.transferred, "applicant"],
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

// For each move a status of the entry, the person, the statuses of the claims that change, and their new status.
test.each<[EntryMove, entry: EntryStatus, Mover, from: readonly ClaimStatus[], to: ClaimStatus | null]>([
  ["askAgain", Entry.underReview, "desk", [], null],
  ["resubmit", Entry.inadequate, "applicant", [Claim.inadequate], Claim.underReview],
  ["offer", Entry.underReview, "desk", [], null],
  [
    "cancel",
    Entry.underReview,
    "applicant",
    [Claim.underReview, Claim.inadequate, Claim.canBuy],
    Claim.cancel,
  ],
  ["reject", Entry.underReview, "desk", [Claim.underReview, Claim.inadequate, Claim.canBuy], Claim.cannotBuy],
  ["endOffer", Entry.reviewed, "system", [Claim.canBuy], Claim.cancel],
  ["payOut", Entry.contracted, "desk", [Claim.contracted], Claim.transferred],
  ["close", Entry.transferred, "desk", [], null],
])("R4.21 the move %s changes the claims of the entry", (move, status, by, from, to) => {
  const claims = claimStatuses.map((claim) => ({ id: claim, status: claim }));
  const moved = resultOfMove({ status, claims }, move, { by });
  expect(moved.ok && moved.claims.map((claim) => [claim.id, claim.change.to])).toEqual(
    from.map((claim) => [claim, to]),
  );
});

test("R4.21 signing contracts the selected claims and cancels the others; refused ones stay", () => {
  const claims = [
    { id: 1, status: Claim.canBuy },
    { id: 2, status: Claim.canBuy },
    { id: 3, status: Claim.cannotBuy },
  ] as const;
  const moved = resultOfMove({ status: Entry.reviewed, claims }, "contract", {
    by: "applicant",
    selected: [2],
  });
  expect(moved.ok && moved.claims.map(({ id, change }) => [id, change.to])).toEqual([
    [1, Claim.cancel],
    [2, Claim.contracted],
  ]);
  expect(
    resultOfMove({ status: Entry.reviewed, claims }, "contract", { by: "applicant", selected: [3] }),
  ).toEqual({
    ok: false,
    cause: "wrongClaimStatus",
    status: Claim.cannotBuy,
  });
});

test("R4.21 the applicant is notified of every move, except those caused by a report or a booking", () => {
  const silent = moveNames.filter((name) => !("mail" in moves[name]));
  expect(silent).toEqual(["buy", "refuse", "endDelay", "unsettle", "reopen"]);
});
