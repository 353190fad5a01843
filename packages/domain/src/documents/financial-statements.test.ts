import { expect, test } from "vitest";
import {
  financialAnswerOf,
  financialStatementType,
  missingFinancialFiles,
  requiredFinancialFiles,
} from "./financial-statements.ts";

test.each([
  {
    division: "corporate",
    canSubmit: true,
    tax: "document",
    withExpenses: true,
    type: "financialStatements",
    files: "pl bs breakdown_statement sga_expenses",
  },
  {
    division: "none",
    canSubmit: true,
    tax: "eTax",
    withExpenses: true,
    type: "financialStatements",
    files: "pl bs breakdown_statement sga_expenses",
  },
  {
    division: "corporate",
    canSubmit: true,
    tax: "document",
    withExpenses: false,
    type: "financialStatements",
    files: "pl bs breakdown_statement",
  },
  {
    division: "corporate",
    canSubmit: false,
    tax: "document",
    withExpenses: true,
    type: "trialBalance",
    files: "tb_pl tb_bs",
  },
  {
    division: "none",
    canSubmit: false,
    tax: "document",
    withExpenses: false,
    type: "trialBalance",
    files: "tb_pl tb_bs",
  },
  {
    division: "individual",
    canSubmit: true,
    tax: "eTax",
    withExpenses: true,
    type: "declarationETax",
    files: "tax_returns",
  },
  {
    division: "individual",
    canSubmit: true,
    tax: "document",
    withExpenses: true,
    type: "declarationDocument",
    files: "tax_returns",
  },
  {
    division: "individual",
    canSubmit: false,
    tax: "eTax",
    withExpenses: true,
    type: "businessOpening",
    files: "business_opening",
  },
] as const)(
  "R4.17 the division and the answers decide the required documents: %o",
  ({ division, canSubmit, tax, withExpenses, type, files }) => {
    const user = { corporate_division: division };
    const state = { canSubmit, taxReturnSubmission: tax, includesSellingAndAdminExpenses: withExpenses };
    expect(financialStatementType(user, state)).toBe(type);
    expect(requiredFinancialFiles(user, state).join(" ")).toBe(files);
  },
);

test("R4.17 an uploaded file is no longer missing", () => {
  const state = {
    canSubmit: true,
    taxReturnSubmission: "eTax",
    includesSellingAndAdminExpenses: true,
  } as const;
  const uploaded = { pl: true, bs: false, tb_pl: true };
  expect(missingFinancialFiles({ corporate_division: "corporate" }, state, uploaded)).toEqual([
    "bs",
    "breakdown_statement",
    "sga_expenses",
  ]);
});

test.each([
  { kinds: [], answer: null },
  { kinds: ["passbook_cover_1", "invoice"], answer: null },
  { kinds: ["pl"], answer: { canSubmit: true, includesSellingAndAdminExpenses: false } },
  { kinds: ["pl", "sga_expenses"], answer: { canSubmit: true, includesSellingAndAdminExpenses: true } },
  { kinds: ["tb_pl"], answer: { canSubmit: false } },
  { kinds: ["business_opening"], answer: { canSubmit: false } },
  { kinds: ["tax_returns"], answer: { canSubmit: true } },
])("R4.17 the answers are derived from the files if the client sends none: $kinds", ({ kinds, answer }) => {
  if (answer === null) expect(financialAnswerOf(kinds)).toBeNull();
  else expect(financialAnswerOf(kinds)).toMatchObject(answer);
});
