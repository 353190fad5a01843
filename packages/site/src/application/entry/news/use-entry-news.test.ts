import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import { hasStatusChanged } from "./use-entry-news.ts";

const claim = { id: 11, status: ClaimStatus.underReview };
const entry = {
  id: 31,
  status: EntryStatus.underReview,
  cancelled_at: null,
  rejected_at: null,
  claims: [claim],
};
const timestamp = "2026-11-21T10:00:00+09:00";

test.each([
  ["no change", [entry], false],
  ["the review has finished", [{ ...entry, status: EntryStatus.reviewed }], true],
  ["a claim is in delay", [{ ...entry, claims: [{ ...claim, status: ClaimStatus.delay }] }], true],
  ["the entry was cancelled elsewhere", [{ ...entry, cancelled_at: timestamp }], true],
  ["the entry was rejected", [{ ...entry, rejected_at: timestamp }], true],
  ["there is a new entry", [{ ...entry, id: 32 }, entry], false],
])("B8 an open page is notified about its entries: %s", (_what, currentEntries, isNotified) => {
  expect(hasStatusChanged([entry], currentEntries)).toBe(isNotified);
});

test("B8 a page without entries does not poll", () => {
  expect(hasStatusChanged([], [entry])).toBe(false);
});
