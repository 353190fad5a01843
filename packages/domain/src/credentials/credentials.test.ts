import { expect, test } from "vitest";
import { emailAddressIssues, formatEmailAddress } from "./email-address.ts";
import {
  longestPassword,
  passwordIssues,
  passwordStrength,
  passwordWords,
  shortestPassword,
} from "./password.ts";

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
  ["n\u0430me@example.jp", ["email"]],
  ["nam\u00e9@example.jp", ["email"]],
  ["名前@example.jp", ["email"]],
  [`${"n".repeat(243)}@example.jp`, []],
  [`${"n".repeat(244)}@example.jp`, ["email"]],
])("R5.12 B1 the address %j has the issues %j", (typed, codes) => {
  expect(emailAddressIssues(typed).map(({ code }) => code)).toEqual(codes);
});

test("R5.12 issues contain the path of the field and their figures", () => {
  expect(emailAddressIssues("name")).toEqual([{ path: ["email"], code: "email" }]);
  expect(emailAddressIssues("", ["mail"])).toEqual([{ path: ["mail"], code: "blank" }]);
  expect(passwordIssues("a", "")).toEqual([
    { path: ["password"], code: "passwordShort", params: { min: 12 } },
  ]);
  expect(passwordIssues("name@example.jp", "name@example.jp")).toEqual([
    { path: ["password"], code: "passwordSame" },
  ]);
});

test("B1 a mail address is stored in half width and trimmed", () => {
  expect(formatEmailAddress("　ｎａｍｅ＠ｅｘａｍｐｌｅ．ｊｐ ")).toBe("name@example.jp");
});

const words = "mikan yuzu kaki nashi budou suika momo ringo biwa ume anzu ".repeat(3);

test.each([
  [words.slice(0, shortestPassword), "", []],
  [words.slice(0, shortestPassword - 1), "", ["passwordShort"]],
  ["𩸽と鮭と鯖と鰯と鱈と鮪は", "", []],
  [words.slice(0, longestPassword), "", []],
  [words.slice(0, longestPassword + 1), "", ["tooLong"]],
  ["Name@example.jp", " name@example.jp", ["passwordSame"]],
  ["name@example.jp", "other@example.jp", []],
  ["", "", ["passwordShort"]],
])("R5.12 D5.12 the password %j of %j has the issues %j", (password, email, codes) => {
  expect(passwordIssues(password, email).map(({ code }) => code)).toEqual(codes);
});

test.each([
  "password1234",
  "123456789012",
  "qwertyuiop12",
  "P@ssw0rd2026!",
  "aaaaaaaaaaaa",
  "abcabcabcabc",
  "1q2w3e4r5t6y",
  "qazwsxqazwsx",
  "iloveyou1234",
  "sakurasakura",
  "Welcome20262026",
  "poiuytrewq98",
])("D14 a common password and its variations are refused: %s", (password) => {
  expect(passwordIssues(password, "").map(({ code }) => code)).toEqual(["passwordCommon"]);
});

test.each([
  ["tanaka@tanaka-works.example", "tanakaworks2026"],
  ["tanaka@example.jp", "akane-akane-1234"],
  ["tanaka@example.jp", "茜ファクタリング2026"],
  ["tanaka@example.jp", "田中製作所 茜ファクタリング"],
])("D14 words about the user and the service are refused: %s %s", (email, password) => {
  const userWords = ["akane", "茜ファクタリング", "株式会社田中製作所", "田中製作所"];
  expect(passwordIssues(password, email, ["password"], userWords).map(({ code }) => code)).toEqual([
    "passwordOwnWords",
  ]);
});

test("D14 a password of the service's name, names or telephone numbers is refused; unknown facts are ignored", () => {
  const brand = {
    name: "akane",
    settings: { serviceName: "茜ファクタリング", legal: { company: "株式会社茜" } },
  };
  const serviceWords = ["akane", "茜ファクタリング", "株式会社茜"];
  expect(passwordWords(brand)).toEqual(serviceWords);
  const person = { last_name: "田中", owner_phone: "09012345678", office_phone: undefined };
  expect(passwordWords(brand, person)).toEqual([...serviceWords, "田中", "09012345678"]);
});

test.each([
  "mikan to yuzu 2026",
  "akane no sora to kaze",
  "tanaka wa maguro ga suki",
  "Xk9!mQ2#vL7p",
  "correct horse battery",
])("D14 a user's word within a longer password is accepted: %s", (password) => {
  expect(passwordIssues(password, "tanaka@example.jp", ["password"], ["akane"])).toEqual([]);
});

test.each([
  // Four characters beyond the common word are too few, five suffice; with sixteen the password is strong.
  ["passwordkyum", ["passwordCommon"], 0],
  ["passwordkyumo", [], 1],
  ["kyumohativesa", [], 2],
  ["kyumohativesano", [], 2],
  ["kyumohativesanor", [], 3],
  ["passwordkyumohatives", [], 2],
  ["passwordkyumohativesan", [], 3],
])("D14 R5.12 the password %j has the issues %j and the strength %i", (password, codes, strength) => {
  expect(passwordIssues(password, "").map(({ code }) => code)).toEqual(codes);
  expect(passwordStrength(password, { email: "", words: [] })).toBe(strength);
});

test("D14 length and strength are measured on the normalised password", () => {
  const decomposed = "がぎぐげご".normalize("NFD");
  expect(decomposed).toHaveLength(10);
  expect(passwordIssues(`${decomposed}ab`, "")).toMatchObject([{ code: "passwordShort" }]);
  expect(passwordIssues("ｐａｓｓｗｏｒｄ１２３４", "")).toEqual(passwordIssues("password1234", ""));
});
