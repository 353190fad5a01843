import { expect, test } from "vitest";
import { formatHoujinbangou, isHoujinbangou } from "./houjinbangou.ts";
import {
  formatQualifiedInvoiceNumber,
  houjinbangouOf,
  isQualifiedInvoiceNumber,
} from "./qualified-invoice-number.ts";

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
])("B1 法人番号 %s: %j", (number, good) => {
  expect(isHoujinbangou(number)).toBe(good);
});

test.each([
  ["７-0000-1205-0002", "7000012050002"],
  [" 7000012050002 ", "7000012050002"],
  ["1000012050002", "1000012050002"],
  ["７", "７"],
])("B1 法人番号 %j becomes %j", (typed, number) => {
  expect(formatHoujinbangou(typed)).toBe(number);
});

test.each([
  ["T7000012050002", true, "7000012050002"],
  ["T2810000000000", true, null],
  ["7000012050002", false, null],
  ["t7000012050002", false, null],
  ["T700001205000", false, null],
  ["T70000120500021", false, null],
  ["A7000012050002", false, null],
  ["TT7000012050002", false, null],
  ["", false, null],
])("B1 登録番号 %s: %j, a company's: %j", (number, good, company) => {
  expect(isQualifiedInvoiceNumber(number)).toBe(good);
  expect(houjinbangouOf(number)).toBe(company);
});

test.each([
  ["ｔ７０００-0120-5000-2", "T7000012050002"],
  ["t7000012050002", "T7000012050002"],
  ["t7", "t7"],
])("B1 登録番号 %j becomes %j", (typed, number) => {
  expect(formatQualifiedInvoiceNumber(typed)).toBe(number);
});
