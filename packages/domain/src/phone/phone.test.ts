import { expect, test } from "vitest";
import { formatPhone, isPhone, phoneWithHyphens } from "./phone.ts";

test.each([
  ["0312345678", true],
  ["09012345678", true],
  ["0901234567", false],
  ["05012345678", true],
  ["08001234567", true],
  ["0120123456", true],
  ["03123456789", false],
  ["031234567", false],
  ["090123456789", false],
  ["1312345678", false],
  ["0012345678", false],
  ["03-1234-5678", false],
  ["", false],
])("B1 %s is a phone number: %j", (text, isValid) => {
  expect(isPhone(text)).toBe(isValid);
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
])("B1 the phone number %j is stored as %j", (typed, phone) => {
  expect(formatPhone(typed)).toBe(phone);
});

test.each([
  ["0312345678", "03-1234-5678"],
  ["0612345678", "06-1234-5678"],
  ["09012345678", "090-1234-5678"],
  ["07012345678", "070-1234-5678"],
  ["05012345678", "050-1234-5678"],
  ["0120123456", "0120-123-456"],
  ["0570123456", "0570-123-456"],
  ["08001234567", "0800-123-4567"],
  ["０３（１２３４）５６７８", "03-1234-5678"],
  ["0521234567", "0521234567"],
  ["052-123-4567", "052-123-4567"],
  ["0901234567", "0901234567"],
  ["03123", "03123"],
  ["", ""],
])("B1 the phone number %j is shown as %j", (text, shown) => {
  expect(phoneWithHyphens(text)).toBe(shown);
});

test.each(["0312345678", "09012345678", "0120123456", "08001234567", "052-123-4567"])(
  "B1 the shown form of %s is read as the same number",
  (text) => {
    expect(formatPhone(phoneWithHyphens(text))).toBe(formatPhone(text));
  },
);
