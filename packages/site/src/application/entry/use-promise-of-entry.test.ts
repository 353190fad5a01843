import { expect, test } from "vitest";
import { reviewStartOf } from "./use-promise-of-entry.ts";

const created_at = "2026-11-18T10:00:00+09:00";
const later = "2026-11-21T10:00:00+09:00";

test.each([
  { when: "sent with the entry", entry: { updated_at: created_at, resubmitted_at: null }, since: created_at },
  { when: "sent again", entry: { updated_at: later, resubmitted_at: later }, since: later },
  { when: "changed later", entry: { updated_at: later, resubmitted_at: null }, since: created_at },
  { when: "no resubmission date, unchanged", entry: { updated_at: created_at }, since: created_at },
  { when: "no resubmission date, changed", entry: { updated_at: later }, since: null },
])("B12 the promised date is computed from the last arrival of papers: $when", ({ entry, since }) => {
  expect(reviewStartOf({ created_at, ...entry })).toBe(since);
});
