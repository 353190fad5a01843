import { expect, test } from "vitest";
import { canMoveToPapers, canShareFile, fileKindIssues, kindsOf, papersInDraft } from "./papers.ts";

test.each([
  { kinds: ["pl", "bs", "breakdown_statement", "sga_expenses"], isAllowed: true },
  { kinds: ["bs", "pl"], isAllowed: true },
  { kinds: ["tb_pl", "tb_bs"], isAllowed: true },
  { kinds: ["invoice_3"], isAllowed: true },
  { kinds: ["pl", "tb_pl"], isAllowed: false },
  { kinds: ["pl", "tax_returns"], isAllowed: false },
  { kinds: ["invoice", "identity"], isAllowed: false },
  { kinds: ["passbook_cover_1", "passbook_details_1"], isAllowed: false },
  { kinds: ["pl", "pl"], isAllowed: false },
  { kinds: ["selfie"], isAllowed: false },
  { kinds: [], isAllowed: false },
])("R5.12 one file contains papers of one set only: %o", ({ kinds, isAllowed }) => {
  expect(canShareFile(kinds)).toBe(isAllowed);
});

test.each([
  { before: ["pl", "bs"], after: ["sga_expenses"], isAllowed: true },
  { before: ["pl"], after: ["tb_pl"], isAllowed: false },
  { before: ["passbook_cover_1"], after: ["passbook_details_1"], isAllowed: true },
  { before: ["passbook_cover_1"], after: ["ib_info_2"], isAllowed: true },
  { before: ["passbook_cover_1"], after: ["passbook_cover_1", "passbook_details_1"], isAllowed: false },
  { before: ["passbook_cover_1"], after: ["pl"], isAllowed: false },
  { before: ["identity"], after: ["passbook_cover_1"], isAllowed: false },
  { before: ["invoice_1"], after: ["invoice_2"], isAllowed: false },
])("R5.12 a file moves within its set of papers only: $before → $after", ({ before, after, isAllowed }) => {
  expect(canMoveToPapers(before, after)).toBe(isAllowed);
});

test.each([
  { file: { kind: "pl" }, expected: [] },
  { file: { kind: "pl", kinds: ["pl", "bs"] }, expected: [] },
  { file: { kind: "bs", kinds: ["pl", "bs"] }, expected: ["kindsOfOneSet"] },
  { file: { kind: "pl", kinds: ["pl", "invoice"] }, expected: ["kindsOfOneSet"] },
])("R5.12 the kind of a file is its first paper: %o", ({ file, expected }) => {
  expect(fileKindIssues(file).map(({ code }) => code)).toEqual(expected);
});

test("R3.2 kindsOf returns the kind of the file if the server sends no kinds", () => {
  expect(kindsOf({ kind: "pl" })).toEqual(["pl"]);
  expect(kindsOf({ kind: "pl", kinds: [] })).toEqual(["pl"]);
});

test.each([
  { kinds: ["pl", "bs", "breakdown_statement"], progress: "complete" },
  { kinds: ["pl", "bs"], progress: "unfinished" },
] as const)(
  "R4.17 one file with all papers completes the financial statements: %o",
  ({ kinds, progress }) => {
    const papers = {
      banks: [],
      financialStatements: {
        canSubmit: true,
        taxReturnSubmission: "document",
        includesSellingAndAdminExpenses: false,
      },
      files: [{ kind: "pl", kinds }],
    } as const;
    expect(papersInDraft({ corporate_division: "corporate" }, papers).financialStatements).toBe(progress);
  },
);
