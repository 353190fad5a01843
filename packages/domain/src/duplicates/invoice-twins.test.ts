import { expect, test } from "vitest";
import { comparableInvoice, type Invoice, sharedSigns, type TwinSign, twinSigns } from "./invoice-twins.ts";

const twinsBy = (one: Invoice, other: Invoice) => twinSigns(comparableInvoice(one), comparableInvoice(other));
const sharedBy = (one: Invoice, other: Invoice) =>
  sharedSigns(comparableInvoice(one), comparableInvoice(other));

const invoice = {
  obliger_company_name: "株式会社青空建設",
  houjinbangou: "8900000000001",
  amount: "1000000",
  obliger_payment_date: "2027-01-31",
  files: ["page one", "page two"],
  holders: ["", "カ）アオゾラケンセツ"],
};
const other = { ...invoice, files: ["another paper"], holders: [] };

const cases: { title: string; changed: Partial<Invoice>; signs: TwinSign[] }[] = [
  { title: "nothing changed", changed: {}, signs: ["sameNumber", "sameAmount", "sameDay"] },
  {
    title: "one page of the same bytes, the rest changed",
    changed: {
      files: ["page two"],
      amount: "5",
      obliger_payment_date: "2028-01-01",
      obliger_company_name: "甲",
      houjinbangou: "",
    },
    signs: ["sameFile"],
  },
  {
    title: "one page of the same bytes, a branch added to the name, another amount",
    changed: {
      files: ["page two"],
      amount: "5",
      obliger_company_name: "株式会社青空建設　東京支店",
      houjinbangou: "",
    },
    signs: ["sameFile", "sameDay"],
  },
  {
    title: "another number, the same name",
    changed: { houjinbangou: "7900000000002" },
    signs: ["sameName", "sameAmount", "sameDay"],
  },
  {
    title: "another spelling of the name, without a number",
    changed: { obliger_company_name: "青空建設㈱", houjinbangou: "" },
    signs: ["sameName", "sameAmount", "sameDay"],
  },
  {
    title: "another name, the same number",
    changed: { obliger_company_name: "甲" },
    signs: ["sameNumber", "sameAmount", "sameDay"],
  },
  {
    title: "a branch added to the name",
    changed: { obliger_company_name: "株式会社青空建設　東京支店", houjinbangou: "" },
    signs: ["nearName", "sameAmount", "sameDay"],
  },
  {
    title: "a full stop added to the name",
    changed: { obliger_company_name: "株式会社青空建設。", houjinbangou: "" },
    signs: ["nearName", "sameAmount", "sameDay"],
  },
  {
    title: "a branch added to the name, and another day",
    changed: {
      obliger_company_name: "青空建設（本社）",
      houjinbangou: "",
      obliger_payment_date: "2027-02-01",
    },
    signs: [],
  },
  {
    title: "another name, paid from an account of the same holder",
    changed: { obliger_company_name: "甲", houjinbangou: "", holders: ["カ）アオゾラケンセツ", ""] },
    signs: ["sameHolder", "sameAmount", "sameDay"],
  },
  {
    title: "another name, an account of the same holder, another day",
    changed: {
      obliger_company_name: "甲",
      houjinbangou: "",
      holders: ["カ）アオゾラケンセツ"],
      obliger_payment_date: "2027-02-01",
    },
    signs: [],
  },
  {
    title: "another name, and the holder not known yet",
    changed: { obliger_company_name: "甲", houjinbangou: "", holders: [""] },
    signs: [],
  },
  { title: "a name of one letter", changed: { obliger_company_name: "空", houjinbangou: "" }, signs: [] },
  { title: "another payer", changed: { obliger_company_name: "甲", houjinbangou: "" }, signs: [] },
  { title: "1000 yen less", changed: { amount: "999000" }, signs: ["sameNumber", "nearAmount", "sameDay"] },
  { title: "1001 yen more", changed: { amount: "1001001" }, signs: ["sameNumber", "nearAmount", "sameDay"] },
  {
    title: "a hundredth more",
    changed: { amount: "1010000" },
    signs: ["sameNumber", "nearAmount", "sameDay"],
  },
  { title: "more than a hundredth more", changed: { amount: "1010001" }, signs: [] },
  { title: "an unreadable amount", changed: { amount: "" }, signs: [] },
  {
    title: "three days later, over the end of the month",
    changed: { obliger_payment_date: "2027-02-03" },
    signs: ["sameNumber", "sameAmount", "nearDay"],
  },
  {
    title: "seven days earlier",
    changed: { obliger_payment_date: "2027-01-24" },
    signs: ["sameNumber", "sameAmount", "nearDay"],
  },
  { title: "eight days earlier", changed: { obliger_payment_date: "2027-01-23" }, signs: [] },
  { title: "the same amount a month later", changed: { obliger_payment_date: "2027-02-28" }, signs: [] },
  { title: "a day that is not typed yet", changed: { obliger_payment_date: "" }, signs: [] },
  {
    title: "small differences in number, amount and day",
    changed: { houjinbangou: "7900000000002", amount: "1000001", obliger_payment_date: "2027-02-01" },
    signs: ["sameName", "nearAmount", "nearDay"],
  },
];

test.each(cases)("D8 signs that two claims are one invoice: $title", ({ changed, signs }) => {
  const twin = { ...other, ...changed };
  expect(twinsBy(invoice, twin)).toEqual(signs);
  expect(twinsBy(twin, invoice)).toEqual(signs);
});

test.each([
  { arrives: "1000000", otherArrives: "1010000", signs: ["sameNumber", "nearAmount", "sameDay"] },
  { arrives: "1000000", otherArrives: "1010001", signs: [] },
  { arrives: "1000000", otherArrives: "", signs: [] },
])(
  "D8 invoices with different face values, but transfers of $arrives and $otherArrives yen, have the signs $signs",
  (row) => {
    const one = { ...invoice, scheduled_deposit_amount_from_obliger: row.arrives };
    const twin = { ...other, amount: "1500000", scheduled_deposit_amount_from_obliger: row.otherArrives };
    expect(twinsBy(one, twin)).toEqual(row.signs);
    expect(twinsBy(twin, one)).toEqual(row.signs);
  },
);

test.each([
  { amount: "", otherAmount: "500" },
  { amount: "500", otherAmount: "" },
  { amount: "1.5", otherAmount: "1.5" },
])("D8 an unreadable amount is not a sign of a twin: $amount and $otherAmount", ({ amount, otherAmount }) => {
  expect(sharedBy({ ...invoice, amount }, { ...other, amount: otherAmount })).toEqual([
    "sameNumber",
    "sameDay",
  ]);
});

test("D8 files count as equal only if the bytes of both are known", () => {
  const { files: _, ...unknown } = invoice;
  expect(sharedBy(invoice, unknown)).toEqual(["sameNumber", "sameAmount", "sameDay"]);
  expect(sharedBy(unknown, invoice)).toEqual(["sameNumber", "sameAmount", "sameDay"]);
});
