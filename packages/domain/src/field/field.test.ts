import { expect, test } from "vitest";
import { issueCodes } from "../issue.ts";
import { blankIssues, isBlank } from "./blank.ts";
import { requiredIssues } from "./required.ts";
import { shapeIssues } from "./shape.ts";

test.each([
  ["", true],
  [" 　\t\n", true],
  ["\u3164", true],
  ["\u2800\u200b", true],
  ["\u202e\ufeff", true],
  ["\u3164あ", false],
  [null, true],
  [undefined, true],
  [0, true],
  [["x"], true],
  ["0", false],
  [" x ", false],
])("R5.4 %j is blank: %j", (value, blank) => {
  expect(isBlank(value)).toBe(blank);
});

test("R5.4 R5.7 the given fields must be non-blank strings, and only those", () => {
  const record = { one: "x", two: " ", three: undefined, four: "" };
  expect(blankIssues(record, ["one", "two", "three"])).toEqual([
    { path: ["two"], code: "blank" },
    { path: ["three"], code: "blank" },
  ]);
  expect(requiredIssues(record, ["four", "one"], ["claims", 0])).toEqual([
    { path: ["claims", 0, "four"], code: "required" },
  ]);
  expect(requiredIssues(record, ["four"])).toEqual([{ path: ["four"], code: "required" }]);
});

test("R5.7 a field is judged by its form only when it is filled in", () => {
  const shapes = { day: { rule: (text: string) => text === "x", code: "date" } } as const;
  for (const blank of ["", " ", null, undefined]) expect(shapeIssues({ day: blank }, shapes)).toEqual([]);
  expect(shapeIssues({ day: "x" }, shapes)).toEqual([]);
  expect(shapeIssues({ day: "y" }, shapes)).toEqual([{ path: ["day"], code: "date" }]);
  expect(shapeIssues({ day: "y" }, shapes, [3])).toEqual([{ path: [3, "day"], code: "date" }]);
});

test("no code stands twice", () => {
  expect(new Set(issueCodes).size).toBe(issueCodes.length);
});
