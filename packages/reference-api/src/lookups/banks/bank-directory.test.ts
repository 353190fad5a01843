import { expect, test } from "vitest";
import { bankDirectory } from "./bank-directory.ts";
import { readZengin } from "./bank-list.ts";

const directory = bankDirectory(readZengin());

test.each([
  { typed: "みずほ", first: "0001" },
  { typed: "みずほ銀行", first: "0001" },
  { typed: "ﾐｽﾞﾎ", first: "0001" },
  { typed: "0001", first: "0001" },
  { typed: "０００１", first: "0001" },
  { typed: "三菱UFJ", first: "0005" },
  { typed: "三菱ＵＦＪ", first: "0005" },
  { typed: "みつびし", first: "0005" },
  { typed: "ゆうちょ", first: "9900" },
  { typed: "ユウチヨ", first: "9900" },
  { typed: "城南信用金庫", first: "1344" },
  { typed: "城南信用", first: "1344" },
])("B1 the search finds a bank by $typed", ({ typed, first }) => {
  expect(directory.banks(typed)[0]?.code).toBe(first);
});

test("B1 a suggested bank has its full name", () => {
  expect(directory.banks("みずほ")[0]?.name).toBe("みずほ銀行");
});

test.each([
  { bank: "0001", typed: "丸の内中央支店", first: "004" },
  { bank: "0001", typed: "まるのうちちゅうおう", first: "004" },
  { bank: "9900", typed: "058", first: "058" },
  { bank: "9900", typed: "〇五八", first: "058" },
])("B1 the search finds a branch of $bank by $typed", ({ bank, typed, first }) => {
  expect(directory.branches(bank, typed)[0]?.code).toBe(first);
});

test("B1 an empty query and an unknown bank have no suggestions", () => {
  expect(directory.banks("  ")).toEqual([]);
  expect(directory.branches("0000", "本店")).toEqual([]);
});

test("B1 at most 20 banks are suggested", () => {
  expect(directory.banks("信金")).toHaveLength(20);
});
