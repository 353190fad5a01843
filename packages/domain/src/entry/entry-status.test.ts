import { expect, test } from "vitest";
import {
  canCancel,
  EntryStatus,
  entryStatuses,
  fixesNameAndAddress,
  hasPreContractEntry,
  isPreContract,
} from "./entry-status.ts";

const { underReview, inadequate, reviewed, contracted, transferred, archived } = EntryStatus;

test.each([
  { status: underReview, isCancellable: true },
  { status: inadequate, isCancellable: true },
  { status: reviewed, isCancellable: true },
  { status: contracted, isCancellable: false },
  { status: transferred, isCancellable: false },
  { status: archived, isCancellable: false },
] as const)("R4.2 R4.3 an entry can be cancelled until its contract: %o", ({ status, isCancellable }) => {
  expect(canCancel({ status })).toBe(isCancellable);
  expect(isPreContract({ status })).toBe(isCancellable);
});

test.each([
  { statuses: [], has: false },
  { statuses: [contracted, transferred, archived], has: false },
  { statuses: [archived, underReview], has: true },
  { statuses: [inadequate, archived], has: true },
  { statuses: [reviewed], has: true },
] as const)("R4.3 hasPreContractEntry finds any entry before its contract: %o", ({ statuses, has }) => {
  expect(hasPreContractEntry(statuses.map((status) => ({ status })))).toBe(has);
});

test("R4.20 the name is fixed during review, offer and contract, but not while papers are requested again", () => {
  expect(entryStatuses.filter((status) => fixesNameAndAddress({ status }))).toEqual([
    underReview,
    reviewed,
    contracted,
  ]);
});
