import { expect, test } from "vitest";
import { bankDirectory } from "./bank-directory.ts";
import { readBankList } from "./bank-list.ts";

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
