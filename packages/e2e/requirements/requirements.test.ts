import type { TestResult } from "@kaitori/tooling/results";
import { expect, test } from "vitest";
import { checkRows, findUnproved, readRows, testsNotPassed, unknownIdsIn } from "./rows.ts";

const rowsOf = (markdown: string) => readRows(markdown).map(({ id, open }) => [id, open]);

test("a row of the requirements begins at the start of a line or after a sentence; an id in brackets is a reference", () => {
  const line = "- R4.5 After {3, 4} (see R4.1). R4.6 'Any.' B13 Twins, as R4.4 says.\n- B2 Readiness.";
  expect(readRows(line)).toEqual([
    { id: "R4.5", text: "After {3, 4} (see R4.1).", open: undefined },
    { id: "R4.6", text: "'Any.'", open: undefined },
    { id: "B13", text: "Twins, as R4.4 says.", open: undefined },
    { id: "B2", text: "Readiness.", open: undefined },
  ]);
});

test("a row of the requirements with a mark after its id is open", () => {
  expect(rowsOf("- B1 Now. B2 (open: nobody calls it) Then. B3 (later) Once.")).toEqual([
    ["B1", undefined],
    ["B2", "nobody calls it"],
    ["B3", "later"],
  ]);
});

const result = (title: string, changes: Partial<TestResult> = {}): TestResult => ({
  file: "packages/domain/src/price.test.ts",
  title,
  outcome: "passed",
  milliseconds: 1,
  ...changes,
});
const unprovedIds = (rows: string, results: readonly TestResult[]) =>
  findUnproved(checkRows(readRows(rows), results)).map(({ id }) => id);

test.each([
  { what: "a test that passed", results: [result("R91.1 price")], proved: true },
  { what: "a test in a group that bears the id", results: [result("prices R91.1 total")], proved: true },
  { what: "no test", results: [result("R91.10 another")], proved: false },
  { what: "a test that failed", results: [result("R91.1 price", { outcome: "failed" })], proved: false },
  { what: "a skipped test", results: [result("R91.1 price", { outcome: "skipped" })], proved: false },
])("$what proves a row: $proved", ({ results, proved }) => {
  expect(unprovedIds("- R91.1 The price.", results)).toEqual(proved ? [] : ["R91.1"]);
});

test.each([
  { title: "R91.1 D91.1 B91 price", unknownIds: [] },
  { title: "R91.2 price", unknownIds: ["R91.2"] },
  { title: "prices D9 price", unknownIds: ["D9"] },
  { title: "C5 B91 price", unknownIds: ["C5"] },
  { title: "A4 is a size of paper", unknownIds: ["A4"] },
  { title: "a page of A4", unknownIds: [] },
])("an id in a title without a row is reported, case $#", ({ title, unknownIds }) => {
  expect(unknownIdsIn(title, new Set(["R91.1", "D91.1", "B91"]))).toEqual(unknownIds);
});

test("an open row of the requirements needs no proof", () => {
  expect(unprovedIds("- R91.1 (open: not begun) The price.", [])).toEqual([]);
});

test.each([
  { title: "a link works for 3 days", outcome: "passed", missing: [] },
  { title: "a link works for 3 days", outcome: "skipped", missing: ["a.test.ts#works for $count days"] },
  { title: "a link works for 3 days", outcome: "failed", missing: ["a.test.ts#works for $count days"] },
  { title: "a link works", outcome: "passed", missing: ["a.test.ts#works for $count days"] },
] as const)(
  "B11 B12 a sentence has a proof if its test passed: $title, $outcome",
  ({ title, outcome, missing }) => {
    const results = [result(title, { file: "a.test.ts", outcome })];
    expect(testsNotPassed(results, ["a.test.ts#works for $count days"])).toEqual(missing);
  },
);
