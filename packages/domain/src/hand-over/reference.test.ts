import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { handOverReference, readHandOverReference } from "./reference.ts";

const numbers = integer({ min: 100_001, max: 99_999_999 });

test.each([
  [100_001, "1000017"],
  [7_992_739_871, "79927398713"],
])("B11 the reference of number %i is %s", (number, reference) => {
  expect(handOverReference(number)).toBe(reference);
});

test("B11 a reference is valid, and invalid with any one digit changed", () => {
  assert(
    property(numbers, integer({ min: 0, max: 5 }), integer({ min: 1, max: 9 }), (number, place, by) => {
      const reference = handOverReference(number);
      expect(readHandOverReference(reference)).toBe(number);
      const changed = [...reference];
      changed[place] = String((Number(changed[place]) + by) % 10);
      expect(readHandOverReference(changed.join(""))).toBeNull();
    }),
  );
});

test.each(["", "7", "10000a7", "１０００１７", "1000018"])("B11 %j is no reference", (text) => {
  expect(readHandOverReference(text)).toBeNull();
});
