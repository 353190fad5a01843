import { expect, test } from "vitest";
import { formatPhone, isPhone } from "./phone.ts";

test.each([
  ["0312345678", true],
  ["09012345678", true],
  ["031234567", false],
  ["090123456789", false],
  ["1312345678", false],
  ["0012345678", false],
  ["03-1234-5678", false],
  ["", false],
])("B1 phone %s: %j", (text, good) => {
  expect(isPhone(text)).toBe(good);
});

test.each([
  ["03-1234-5678", "0312345678"],
  ["０３（１２３４）５６７８", "0312345678"],
  ["+81 90-1234-5678", "09012345678"],
  ["+81(0)90-1234-5678", "09012345678"],
  ["０９０ー１２３４ー５６７８", "09012345678"],
  ["110", "110"],
  ["03+8112345678", "03+8112345678"],
  ["03-１２３", "03-１２３"],
])("B1 phone %j becomes %j", (typed, phone) => {
  expect(formatPhone(typed)).toBe(phone);
});
