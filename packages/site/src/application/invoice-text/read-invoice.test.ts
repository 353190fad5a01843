import { expect, test } from "vitest";
import { readInvoice } from "./read-invoice.ts";

test.each([
  {
    about: "a usual invoice",
    lines: [
      "請求書",
      "株式会社青空建設 御中",
      "請求書番号:INV-2026-011",
      "ご請求金額 ¥1,320,000-",
      "お支払期限 2026年12月31日",
      "小計 1,200,000",
      "消費税 120,000",
      "合計 1,320,000",
    ],
    reading: {
      payer: "株式会社青空建設",
      number: "INV-2026-011",
      amount: "1320000",
      paymentDate: "2026-12-31",
    },
  },
  {
    about: "full-width digits, a value below its label, a Japanese year, a department",
    lines: [
      "大森機械工業株式会社",
      "経理部 御中",
      "ご請求額",
      "￥８８０，０００（税込）",
      "振込期日",
      "令和8年11月30日",
    ],
    reading: { payer: "大森機械工業株式会社", amount: "880000", paymentDate: "2026-11-30" },
  },
  {
    about: "only a sum",
    lines: ["小計 500,000", "合計(税込) 550,000円", "発行日 2026/10/01"],
    reading: { amount: "550000" },
  },
  {
    about: "an invalid date, a telephone number and a person are ignored",
    lines: ["お支払期限 2026年2月31日", "合計 お問い合わせ 03-0000-0021", "金子 みさき 様"],
    reading: {},
  },
  { about: "a picture without text", lines: [], reading: {} },
])("the text of a PDF proposes values: $about", ({ lines, reading }) => {
  expect(readInvoice(lines)).toEqual(reading);
});
