import { expect, test } from "vitest";
import { emailAddressIssues, formatEmailAddress } from "./email-address.ts";
import { longestPassword, passwordIssues, shortestPassword } from "./password.ts";

test.each([
  ["name@example.jp", []],
  [" name@example.jp　", []],
  ["ｎａｍｅ＠ｅｘａｍｐｌｅ．ｊｐ", []],
  ["first.last+tag@mail.example.co.jp", []],
  ["..odd..@docomo.example", []],
  ["", ["blank"]],
  ["　", ["blank"]],
  ["name", ["email"]],
  ["name@example", ["email"]],
  ["name@@example.jp", ["email"]],
  ["na me@example.jp", ["email"]],
  ["name@-example.jp", ["email"]],
  ["na\u0000me@example.jp", ["email"]],
  ["na\u200bme@example.jp", ["email"]],
  [`${"n".repeat(243)}@example.jp`, []],
  [`${"n".repeat(244)}@example.jp`, ["email"]],
])("R5.12 B1 the address %j has the findings %j", (typed, codes) => {
  expect(emailAddressIssues(typed).map(({ code }) => code)).toEqual(codes);
});

test("R5.12 findings name the field they were asked about, and the figures", () => {
  expect(emailAddressIssues("name")).toEqual([{ path: ["email"], code: "email" }]);
  expect(emailAddressIssues("", ["mail"])).toEqual([{ path: ["mail"], code: "blank" }]);
  expect(passwordIssues("a", "")).toEqual([
    { path: ["password"], code: "passwordShort", params: { min: 12 } },
  ]);
  expect(passwordIssues("name@example.jp", "name@example.jp")).toEqual([
    { path: ["password"], code: "passwordSame" },
  ]);
});

test("B1 an address is kept in half width and without spaces around it", () => {
  expect(formatEmailAddress("　ｎａｍｅ＠ｅｘａｍｐｌｅ．ｊｐ ")).toBe("name@example.jp");
});

test.each([
  ["a".repeat(shortestPassword), "", []],
  ["a".repeat(shortestPassword - 1), "", ["passwordShort"]],
  ["𩸽".repeat(shortestPassword), "", []],
  ["a".repeat(longestPassword), "", []],
  ["a".repeat(longestPassword + 1), "", ["tooLong"]],
  ["Name@example.jp", " name@example.jp", ["passwordSame"]],
  ["name@example.jp", "other@example.jp", []],
  ["", "", ["passwordShort"]],
])("R5.12 the password %j of %j has the findings %j", (password, email, codes) => {
  expect(passwordIssues(password, email).map(({ code }) => code)).toEqual(codes);
});

test.fails.each(["password1234", "123456789012", "qwertyuiop12"])(
  "D14 a password that everybody tries first is refused: %s",
  (password) => {
    expect(passwordIssues(password, "name@example.jp")).not.toEqual([]);
  },
);
