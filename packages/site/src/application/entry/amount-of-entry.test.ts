import { ClaimStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import {
  claimsBought,
  entryArchived,
  entryContracted,
  entryOfferEnded,
  entryOfStory,
  entryReviewed,
  entryTransferred,
} from "#stories/entry-states.ts";
import { amountOfEntry } from "./amount-of-entry.ts";

const offerOf = (claims: typeof entryReviewed.claims) => ({ ...entryReviewed, claims });

test.each([
  { state: "under review", entry: entryOfStory, name: "desired", yen: 1_800_000 },
  { state: "offered", entry: entryReviewed, name: "expectedOfAll", yen: 2_089_450 },
  {
    state: "offered, one invoice",
    entry: offerOf(claimsBought(ClaimStatus.canBuy).slice(0, 1)),
    name: "expected",
    yen: 1_253_450,
  },
  { state: "contracted", entry: entryContracted, name: "toArrive", yen: 2_089_450 },
  { state: "paid", entry: entryTransferred, name: "toHandOverNext", yen: 1_320_000 },
  {
    state: "paid, one still to be handed over",
    entry: entryTransferred,
    claimsNotHandedOver: entryTransferred.claims.slice(1),
    name: "toHandOver",
    yen: 880_000,
  },
  {
    state: "paid, one of them late",
    entry: entryTransferred,
    claimsNotHandedOver: entryTransferred.claims.map((claim, index) =>
      index === 0 ? { ...claim, status: ClaimStatus.delay } : claim,
    ),
    name: "toHandOverLate",
    yen: 1_320_000,
  },
  {
    state: "paid, one of them handed over, on a server without hand-overs",
    entry: entryTransferred,
    claimsNotHandedOver: entryTransferred.claims.map((claim, index) =>
      index === 0 ? { ...claim, status: ClaimStatus.returned } : claim,
    ),
    name: "toHandOver",
    yen: 880_000,
  },
  {
    state: "handed over",
    entry: entryTransferred,
    claimsNotHandedOver: [],
    name: "received",
    yen: 2_089_450,
  },
  { state: "done", entry: entryArchived, claimsNotHandedOver: [], name: "received", yen: 2_089_450 },
  {
    state: "with an expired offer",
    entry: { ...entryOfferEnded, claims: entryReviewed.claims },
    name: "desired",
    yen: 1_800_000,
  },
] as const)("B5 an entry $state has the amount $name", ({ entry, name, yen, ...options }) => {
  const claimsNotHandedOver = "claimsNotHandedOver" in options ? options.claimsNotHandedOver : entry.claims;
  expect(amountOfEntry(entry, claimsNotHandedOver)).toMatchObject({ name, yen });
});
