import { expect, test } from "vitest";
import { formatPostcode, isPostcode, postcodeWithHyphen, readPostcode } from "./postcode.ts";

test.each([
  ["1000001", true],
  ["100-0001", false],
  ["100000", false],
  ["10000011", false],
  ["１０００００１", false],
  ["", false],
])("B1 %s is a stored postcode: %j", (text, isValid) => {
  expect(isPostcode(text)).toBe(isValid);
});

test.each([
  ["〒100-0001", "1000001"],
  ["〒１００－０００１", "1000001"],
  ["〒 100 0001", "1000001"],
  ["100ー0001", "1000001"],
  ["100", "100"],
  ["1000001〒", "1000001〒"],
])("B1 the postcode %j is stored as %j", (typed, postcode) => {
  expect(formatPostcode(typed)).toBe(postcode);
});

test("B1 a complete postcode has seven digits", () => {
  expect(readPostcode("〒１００－０００１")).toBe("1000001");
  expect(readPostcode("100-000")).toBeNull();
});

test.each([
  ["1000001", "100-0001"],
  ["〒１００ー０００１", "100-0001"],
  ["100-0001", "100-0001"],
  ["100-000", "100-000"],
  ["", ""],
])("B1 the postcode %j is shown as %j", (typed, shown) => {
  expect(postcodeWithHyphen(typed)).toBe(shown);
});
