import { expect, test } from "vitest";
import { papersInDraft } from "./papers-in-draft.ts";

const company = { corporate_division: "corporate" } as const;
const passbook = (...kinds: string[]) => ({
  bank_name: "港銀行",
  bank_account_number: "1234567",
  file_format: "passbook" as const,
  contentfile_relations: kinds.map((kind) => ({ kind })),
});

test.each([
  { name: "no bank", banks: [], extent: "none" },
  { name: "a bank without files", banks: [passbook()], extent: "unfinished" },
  { name: "a bank with one of its two files", banks: [passbook("passbook_cover")], extent: "unfinished" },
  {
    name: "a bank with both files",
    banks: [passbook("passbook_cover", "passbook_details")],
    extent: "complete",
  },
  {
    name: "a complete bank and a bank without files",
    banks: [passbook("passbook_cover", "passbook_details"), passbook()],
    extent: "unfinished",
  },
])("R4.13 progress of the withdrawal statements: $name", ({ banks, extent }) => {
  expect(papersInDraft(company, { banks, financialStatements: null, files: [] })).toEqual({
    withdrawalStatements: extent,
    financialStatements: "none",
  });
});

const answer = {
  canSubmit: false,
  taxReturnSubmission: "document",
  includesSellingAndAdminExpenses: false,
} as const;

test.each([
  { name: "not answered, with files", financialStatements: null, kinds: ["tb_pl", "tb_bs"], extent: "none" },
  { name: "answered", financialStatements: answer, kinds: [], extent: "unfinished" },
  { name: "one of two files", financialStatements: answer, kinds: ["tb_pl"], extent: "unfinished" },
  { name: "both files", financialStatements: answer, kinds: ["tb_pl", "tb_bs"], extent: "complete" },
  {
    name: "both files, one of them with a number",
    financialStatements: answer,
    kinds: ["tb_pl", "tb_bs_2"],
    extent: "complete",
  },
])("R4.17 progress of the financial statements: $name", ({ financialStatements, kinds, extent }) => {
  const files = kinds.map((kind) => ({ kind }));
  expect(papersInDraft(company, { banks: [], financialStatements, files })).toEqual({
    withdrawalStatements: "none",
    financialStatements: extent,
  });
});
