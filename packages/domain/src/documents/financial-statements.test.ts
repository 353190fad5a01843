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
    can: true,
    tax: "document",
    sga: true,
    type: "financialStatements",
    files: "pl bs breakdown_statement sga_expenses",
  },
  {
    division: "none",
    can: true,
    tax: "eTax",
    sga: true,
    type: "financialStatements",
    files: "pl bs breakdown_statement sga_expenses",
  },
  {
    division: "corporate",
    can: true,
    tax: "document",
    sga: false,
    type: "financialStatements",
    files: "pl bs breakdown_statement",
  },
  {
    division: "corporate",
    can: false,
    tax: "document",
    sga: true,
    type: "trialBalance",
    files: "tb_pl tb_bs",
  },
  { division: "none", can: false, tax: "document", sga: false, type: "trialBalance", files: "tb_pl tb_bs" },
  {
    division: "individual",
    can: true,
    tax: "eTax",
    sga: true,
    type: "declarationETax",
    files: "tax_returns",
  },
  {
    division: "individual",
    can: true,
    tax: "document",
    sga: true,
    type: "declarationDocument",
    files: "tax_returns",
  },
  {
    division: "individual",
    can: false,
    tax: "eTax",
    sga: true,
    type: "businessOpening",
    files: "business_opening",
  },
] as const)("R4.17 required documents: %o", ({ division, can, tax, sga, type, files }) => {
  const user = { corporate_division: division };
  const state = { canSubmit: can, taxReturnSubmission: tax, includesSellingAndAdminExpenses: sga };
  expect(financialStatementType(user, state)).toBe(type);
  expect(requiredFinancialFiles(user, state).join(" ")).toBe(files);
});

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
