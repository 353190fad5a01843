import { withInstitutionKind, withoutInstitutionKind } from "@kaitori/domain";
import { expect, test } from "vitest";
import { readZengin } from "./bank-list.ts";

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
