import { expect, test } from "vitest";
import { type ClaimMove, claimStatusFollowing, type FollowedMove, moveClaim } from "./claim-moves.ts";
import { claimStatuses } from "./claim-status.ts";
import { selectForContract } from "./contract-selection.ts";

test.each<[ClaimMove, readonly number[], number]>([
  ["accept", [1], 3],
  ["refuse", [1], 8],
  ["askAgain", [1], 2],
  ["delay", [5], 7],
  ["return", [5, 7], 6],
])("R4.21 the desk's %s: from %j to %i", (move, from, to) => {
  for (const status of claimStatuses)
    expect(moveClaim({ status }, move)).toEqual(
      from.includes(status) ? { ok: true, status: to } : { ok: false, cause: "wrongStatus", status },
    );
});

test.each<[FollowedMove, readonly number[], number]>([
  ["resubmit", [2], 1],
  ["cancel", [1, 2, 3], 9],
  ["reject", [1, 2, 3], 8],
  ["payOut", [4], 5],
])("R4.21 with its entry's %s a claim goes from %j to %i", (move, from, to) => {
  for (const status of claimStatuses)
    expect(claimStatusFollowing({ status }, move)).toBe(from.includes(status) ? to : status);
});

const claims = [
  { id: 1, status: 3 },
  { id: 2, status: 3 },
  { id: 3, status: 8 },
] as const;

test.each([
  {
    selected: [1],
    answer: {
      ok: true,
      statuses: [
        [1, 4],
        [2, 9],
      ],
    },
  },
  {
    selected: [1, 2],
    answer: {
      ok: true,
      statuses: [
        [1, 4],
        [2, 4],
      ],
    },
  },
  { selected: [], answer: { ok: false, cause: "nothingSelected" } },
  { selected: [3], answer: { ok: false, cause: "notForSale" } },
  { selected: [1, 3], answer: { ok: false, cause: "notForSale" } },
  { selected: [4], answer: { ok: false, cause: "notForSale" } },
])("R4.21 selecting claims to sell: %o", ({ selected, answer }) => {
  const given = selectForContract<number>(claims, selected);
  expect(given.ok ? { ok: true, statuses: [...given.statuses] } : given).toEqual(answer);
});
