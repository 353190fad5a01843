import { expect, test } from "vitest";
import { ClaimStatus } from "../claim/claim-status.ts";
import { EntryStatus } from "../entry/entry-status.ts";
import { statusPairs } from "./moves.ts";

const review = ["desk", "system"];

test.each([
  {
    move: "contract",
    pairs: [
      ["entry", EntryStatus.reviewed, EntryStatus.contracted, ["applicant"]],
      ["claim", ClaimStatus.canBuy, ClaimStatus.contracted, ["applicant"]],
      ["claim", ClaimStatus.canBuy, ClaimStatus.cancel, ["applicant"]],
    ],
  },
  { move: "offer", pairs: [["entry", EntryStatus.underReview, EntryStatus.reviewed, review]] },
  { move: "buy", pairs: [["claim", ClaimStatus.underReview, ClaimStatus.canBuy, review]] },
  {
    move: "submit",
    pairs: [
      ["entry", null, EntryStatus.underReview, ["applicant"]],
      ["claim", null, ClaimStatus.underReview, ["applicant"]],
    ],
  },
  {
    move: "handOver",
    pairs: [
      ["claim", ClaimStatus.transferred, ClaimStatus.returned, review],
      ["claim", ClaimStatus.delay, ClaimStatus.returned, review],
    ],
  },
])("R4.21 the status changes of $move", ({ move, pairs }) => {
  const changes = statusPairs.filter((pair) => pair.move === move);
  expect(changes.map(({ subject, from, to, by }) => [subject, from, to, by])).toEqual(pairs);
});
