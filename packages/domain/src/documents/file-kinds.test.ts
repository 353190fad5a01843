import { expect, test } from "vitest";
import { baseFileKind, displayIdOf } from "./file-kind.ts";
import { canReplaceKind, isPaperOf } from "./review-subject.ts";
import { isWithdrawalFileKind, numberedFileKind, readFileFormat } from "./withdrawal-statements.ts";

test("R3.2 withdrawal kinds end with the display number of their statement", () => {
  expect(numberedFileKind("passbook_cover", 2)).toBe("passbook_cover_2");
  expect(numberedFileKind("ib_info", "12")).toBe("ib_info_12");
});

test.each([
  ["passbook_cover_2", "passbook_cover"],
  ["ib_details_12", "ib_details"],
  ["invoice", "invoice"],
  ["invoice_3", "invoice"],
  ["additional_doc_1", "additional_doc"],
  ["selfie", null],
  ["selfie_1", null],
  ["", null],
  ["invoice_", null],
  ["invoice_1_2", null],
  ["1_invoice", null],
  ["tb_1_pl", null],
])("R3.2 the kind of %j is %j", (text, kind) => {
  expect(baseFileKind(text)).toBe(kind);
});

test.each([
  ["passbook_cover_2", 2],
  ["invoice_12", 12],
  ["withdrawals_detail", undefined],
  ["selfie_1", undefined],
])("R3.2 the number of %j is %j", (kind, number) => {
  expect(displayIdOf(kind)).toBe(number);
});

test.each([
  ["withdrawals_detail", "passbook_cover_2", true],
  ["withdrawals_detail", "pl", false],
  ["financial_statements", "pl", true],
  ["financial_statements", "financial_statements", true],
  ["financial_statements", "ib_info_1", false],
  ["invoice", "invoice_1", true],
  ["invoice", "additional_doc_1", false],
  ["additional_doc", "additional_doc_1", true],
  ["claim", "invoice_1", true],
  ["identity", "identity", true],
  ["identity", "invoice_1", false],
] as const)("B4 the documents %s may contain a file of the kind %j: %j", (subject, kind, expected) => {
  expect(isPaperOf(subject, kind)).toBe(expected);
});

test.each([
  ["passbook_cover_2", true],
  ["withdrawals_detail", true],
  ["invoice_1", false],
  ["selfie_1", false],
])("R3.2 isWithdrawalFileKind(%j) is %j", (kind, expected) => {
  expect(isWithdrawalFileKind(kind)).toBe(expected);
});

test.each([
  ["ib", "ib"],
  ["passbook", "passbook"],
  ["pdf", "passbook"],
  [undefined, "passbook"],
  [null, "passbook"],
  [1, "passbook"],
])("R3.4 the format %j is read as %s", (value, format) => {
  expect(readFileFormat(value)).toBe(format);
});

test.each([
  ["passbook_cover_1", "passbook_cover_1", true],
  ["passbook_cover_1", "passbook_details_1", false],
  ["passbook_cover_1", "passbook_cover_2", false],
  ["passbook_cover", "passbook_cover_2", true],
  ["invoice_3", "invoice_1", true],
  ["invoice_1", "additional_doc_1", false],
  ["pl", "pl", true],
  ["pl", "bs", false],
  ["passbook_details_1", "withdrawals_detail", true],
  ["passbook_details_1", "withdrawals_detail_2", false],
  ["pl", "withdrawals_detail", false],
  ["tb_pl", "financial_statements", true],
  ["passbook_cover_1", "financial_statements", false],
])("B4 %j can be replaced by %j: %j", (refused, input, expected) => {
  expect(canReplaceKind(refused, input)).toBe(expected);
});
