import { expect, test } from "vitest";
import { bankDirectory } from "./bank-directory.ts";
import { readZengin } from "./bank-list.ts";
import { findListedAccount } from "./find-listed-account.ts";

const directory = bankDirectory(readZengin());
const findCodes = (bank_name: string, branch_name: string, bank_code: string | null = null) => {
  const { bank, branch } = findListedAccount(directory, {
    bank_name,
    bank_code,
    branch_name,
    branch_code: null,
  });
  return [bank?.code, branch?.code];
};

test.each([
  ["みずほ銀行", "蒲田支店", ["0001", "197"]],
  ["みずほ", "蒲田", ["0001", "197"]],
  ["三菱UFJ銀行", "大森支店", ["0005", "115"]],
  ["ゆうちょ銀行", "〇五八", ["9900", "058"]],
])("finds the codes of %s %s", (bank, branch, codes) => {
  expect(findCodes(bank, branch)).toEqual(codes);
});

test.each([
  ["ほげほげ銀行", "ふが支店", [undefined, undefined]],
  ["みずほ銀行", "ふが支店", ["0001", undefined]],
  ["みず", "蒲田支店", [undefined, undefined]],
  ["", "", [undefined, undefined]],
])("finds no codes for %s %s", (bank, branch, codes) => {
  expect(findCodes(bank, branch)).toEqual(codes);
});

test("finds no codes if code and name belong to different banks", () => {
  expect(findCodes("みずほ銀行", "蒲田支店", "0005")).toEqual([undefined, undefined]);
});
