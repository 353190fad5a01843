import { expect, test } from "vitest";
import { isHoujinbangou } from "./houjinbangou.ts";

test.each([
  ["8900000000001", true],
  ["7900000000002", true],
  ["6900000000003", true],
  ["5900000000004", true],
  ["7000012050002", true], // 国税庁
  ["7123456789012", true],
  ["9123456789012", false],
  ["9900000000001", false],
  ["1000012050002", false],
  ["7000012050020", false],
  ["700001205000", false],
  ["70000120500020", false],
  ["７０００012050002", false],
  ["", false],
])("B1 the 法人番号 %s is valid: %j", (number, isValid) => {
  expect(isHoujinbangou(number)).toBe(isValid);
});
