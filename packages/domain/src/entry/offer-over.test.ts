import { expect, test } from "vitest";
import { EntryStatus } from "./entry-status.ts";
import { endedByItsDay, isOfferOver } from "./offer-over.ts";

test.each([
  { contract_period: "2026-11-20", over: true },
  { contract_period: "2026-11-21", over: false },
  { contract_period: "2026-11-22", over: false },
  { contract_period: null, over: false },
])("an offer ends with its last day $contract_period: $over", ({ contract_period, over }) => {
  expect(isOfferOver({ contract_period }, "2026-11-21")).toBe(over);
});

const { reviewed, underReview, archived } = EntryStatus;
test.each([
  { status: reviewed, contract_period: "2026-11-20", seenAs: archived },
  { status: reviewed, contract_period: "2026-11-21", seenAs: reviewed },
  { status: reviewed, contract_period: null, seenAs: reviewed },
  { status: underReview, contract_period: "2026-11-20", seenAs: underReview },
])("R5.10 an offer that is over has ended before anybody closes it: %o", ({ seenAs, ...entry }) => {
  expect(endedByItsDay(entry, "2026-11-21")).toEqual({ ...entry, status: seenAs });
});
