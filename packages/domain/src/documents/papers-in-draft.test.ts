import { expect, test } from "vitest";
import { papersInDraft } from "./papers.ts";

const company = { corporate_division: "corporate" } as const;
const passbook = (...kinds: string[]) => ({
  bank_name: "港銀行",
  bank_account_number: "1234567",
  file_format: "passbook" as const,
  contentfile_relations: kinds.map((kind) => ({ kind })),
});

test.each([
  { name: "no bank", banks: [], progress: "none" },
  { name: "a bank without files", banks: [passbook()], progress: "unfinished" },
  { name: "a bank with one of its two files", banks: [passbook("passbook_cover")], progress: "unfinished" },
  {
    name: "a bank with both files",
    banks: [passbook("passbook_cover", "passbook_details")],
    progress: "complete",
  },
  {
    name: "a complete bank and a bank without files",
    banks: [passbook("passbook_cover", "passbook_details"), passbook()],
    progress: "unfinished",
  },
])("R4.13 progress of the withdrawal statements: $name", ({ banks, progress }) => {
  expect(papersInDraft(company, { banks, financialStatements: null, files: [] })).toEqual({
    withdrawalStatements: progress,
    financialStatements: "none",
  });
});

const answer = {
  canSubmit: false,
  taxReturnSubmission: "document",
  includesSellingAndAdminExpenses: false,
} as const;

test.each([
  {
    name: "not answered, with files",
    financialStatements: null,
    kinds: ["tb_pl", "tb_bs"],
    progress: "none",
  },
  { name: "answered", financialStatements: answer, kinds: [], progress: "unfinished" },
  { name: "one of two files", financialStatements: answer, kinds: ["tb_pl"], progress: "unfinished" },
  { name: "both files", financialStatements: answer, kinds: ["tb_pl", "tb_bs"], progress: "complete" },
  {
    name: "both files, one of them with a number",
    financialStatements: answer,
    kinds: ["tb_pl", "tb_bs_2"],
    progress: "complete",
  },
])("R4.17 progress of the financial statements: $name", ({ financialStatements, kinds, progress }) => {
  const files = kinds.map((kind) => ({ kind }));
  expect(papersInDraft(company, { banks: [], financialStatements, files })).toEqual({
    withdrawalStatements: "none",
    financialStatements: progress,
  });
});
