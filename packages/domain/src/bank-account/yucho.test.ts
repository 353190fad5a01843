import { expect, test } from "vitest";
import { yuchoAccount, yuchoIssues } from "./yucho.ts";

test.each(["10530", "10530-1", "１０５３０－１", "10530ー1", "10530−1 ", "1-0530"])(
  "B1 the 記号 10530 may be typed as %j",
  (symbol) => {
    expect(yuchoAccount({ symbol, number: "12345671" })).toEqual({
      branch_code: "058",
      branch_name: "〇五八",
      deposit_type: "ordinary",
      bank_account_number: "1234567",
    });
    expect(yuchoIssues({ symbol, number: "12345671" })).toEqual([]);
  },
);

test.each([
  { symbol: "12340", number: "1", account: null, code: "yuchoNumber" },
  { symbol: "12340", number: "21", branch: "238", name: "二三八", type: "ordinary", account: "0000002" },
  {
    symbol: "１４６７０",
    number: "１２３－４５６１",
    branch: "468",
    name: "四六八",
    type: "ordinary",
    account: "0123456",
  },
  { symbol: "00160", number: "12345", branch: "019", name: "〇一九", type: "checking", account: "0012345" },
  { symbol: "09780", number: "7654321", branch: "979", name: "九七九", type: "checking", account: "7654321" },
  { symbol: "10530", number: "123451a", account: null, code: "yuchoNumber" },
  { symbol: "10530", number: "12345670", account: null, code: "yuchoEnding" },
  { symbol: "10530", number: "123456781", account: null, code: "yuchoNumber" },
  { symbol: "00160", number: "12345678", account: null, code: "yuchoNumber" },
  { symbol: "00160", number: "", account: null, code: "yuchoNumber" },
  { symbol: "20530", number: "12345671", account: null, code: "yuchoSymbol" },
  { symbol: "1053", number: "12345671", account: null, code: "yuchoSymbol" },
  { symbol: "105300", number: "12345671", account: null, code: "yuchoSymbol" },
  { symbol: "", number: "", account: null, code: "yuchoSymbol" },
])("B1 記号 $symbol and 番号 $number", ({ symbol, number, branch, name, type, account, code }) => {
  expect(yuchoAccount({ symbol, number })).toEqual(
    account && { branch_code: branch, branch_name: name, deposit_type: type, bank_account_number: account },
  );
  const path = [code === "yuchoSymbol" ? "symbol" : "number"];
  // The 番号 of a 普通 account has one more digit, a final 1.
  const digits = symbol.startsWith("1") ? { min: 2, max: 8 } : { min: 1, max: 7 };
  const params = code === "yuchoNumber" ? { params: digits } : {};
  expect(yuchoIssues({ symbol, number })).toEqual(code === undefined ? [] : [{ path, code, ...params }]);
});
