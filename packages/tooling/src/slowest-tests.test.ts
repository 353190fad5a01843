import { expect, test } from "vitest";
import { slowestTests } from "./slowest-tests.mjs";

const taking = (milliseconds: number) => ({
  file: "a.test.ts",
  title: `takes ${milliseconds}`,
  outcome: "passed" as const,
  milliseconds,
});

test("the ten slowest tests are told, the slowest first", () => {
  const lines = slowestTests([300, 12_345, ...Array(20).fill(100), 700].map(taking));
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 3)).toEqual([
    "\nThe 10 slowest of 23 tests:",
    "    12.3 s  a.test.ts  takes 12345",
    "     0.7 s  a.test.ts  takes 700",
  ]);
});

test("without tests there is nothing to tell", () => {
  expect(slowestTests([])).toEqual([]);
});
