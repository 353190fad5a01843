import { withInstitutionKind, withoutInstitutionKind } from "@kaitori/domain";
import { expect, test } from "vitest";
import { bankDirectory, findListedAccount } from "./bank-directory.ts";
import { readBankList, readZengin } from "./bank-list.ts";

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

const read = (text: string) => readBankList(new TextEncoder().encode(text));
const rows = ["0001,みずほ,ミズホ,001,東京営業部,トウキヨウ", '0001,みずほ,ミズホ,197,"蒲田","カマタ"'].join(
  "\r\n",
);

test("B1 a bank list can be CSV or the JSON of zengin-code", () => {
  const list = read(rows);
  expect(read(JSON.stringify(list))).toEqual(list);
  expect(bankDirectory(Object.values(list)).branches("0001", "かまた")[0]?.code).toBe("197");
});

test.each([
  { input: "other CSV rows", text: "銀行,支店\r\nみずほ,蒲田" },
  { input: "other JSON", text: '{"0001": {"name": "みずほ"}}' },
])("B1 $input is refused as a bank list", ({ text }) => {
  expect(() => read(text)).toThrow(/形ではありません/);
});

test.each([
  ["0001", "みずほ", "みずほ銀行"],
  ["0288", "三菱ＵＦＪ信託", "三菱ＵＦＪ信託銀行"],
  ["0501", "北洋", "北洋銀行"],
  ["9900", "ゆうちょ", "ゆうちょ銀行"],
  ["1344", "城南信金", "城南信用金庫"],
  ["2963", "中央労金", "中央労働金庫"],
  ["5030", "西東京農協", "西東京農業協同組合"],
  ["1000", "信金中央金庫", "信金中央金庫"],
  ["0200", "ワイズ・ペイメンツ・ジャパン", "ワイズ・ペイメンツ・ジャパン"],
  ["0401", "シティバンク、エヌ・エイ", "シティバンク、エヌ・エイ"],
  ["3000", "農林中金", "農林中央金庫"],
])("B1 bank %s, %s in the list, has the full name %s", (code, name, fullName) => {
  expect(withInstitutionKind({ code, name })).toBe(fullName);
});

test("B1 the full name of every bank can be shortened to its name in the list", () => {
  const notFound = readZengin().filter(
    (bank) => withoutInstitutionKind(withInstitutionKind(bank)) !== bank.name,
  );
  expect(notFound).toEqual([]);
});

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
