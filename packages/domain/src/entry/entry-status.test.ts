import { expect, test } from "vitest";
import {
  canCancel,
  entryStatuses,
  fixesNameAndAddress,
  hasPreContractEntry,
  isPreContract,
} from "./entry-status.ts";

test.each([
  { status: 1, cancel: true },
  { status: 2, cancel: true },
  { status: 3, cancel: true },
  { status: 4, cancel: false },
  { status: 5, cancel: false },
  { status: 6, cancel: false },
] as const)("R4.2 R4.3 an entry can be cancelled until its contract: %o", ({ status, cancel }) => {
  expect(canCancel({ status })).toBe(cancel);
  expect(isPreContract({ status })).toBe(cancel);
});

test.each([
  { statuses: [], has: false },
  { statuses: [4, 5, 6], has: false },
  { statuses: [6, 1], has: true },
  { statuses: [2, 6], has: true },
  { statuses: [3], has: true },
] as const)("R4.3 hasPreContractEntry finds any entry before its contract: %o", ({ statuses, has }) => {
  expect(hasPreContractEntry(statuses.map((status) => ({ status })))).toBe(has);
});

test("R4.20 the name is fixed during review and offer, but not while something is requested again", () => {
  expect(entryStatuses.filter((status) => fixesNameAndAddress({ status }))).toEqual([1, 3, 4]);
});
