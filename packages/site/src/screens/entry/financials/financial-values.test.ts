import { financialFileKinds } from "@kaitori/domain";
import { expect, test } from "vitest";
import { uploadRecordOf as record } from "#stories/drafts.ts";
import { draftFieldsOf, type FinancialValues, fieldOfPaper, financialValuesOf } from "./financial-values.ts";
import { financialIssues, furtherIssues } from "./use-financials-form.ts";

const company = { corporate_division: "corporate" } as const;
const individual = { corporate_division: "individual" } as const;
const emptyValues = financialValuesOf({ financial_statements: null, addfiles: [] });
const valuesWith = (changes: Partial<FinancialValues>): FinancialValues => ({
  ...emptyValues,
  canSubmit: "yes",
  ...changes,
});
const names = Object.fromEntries(financialFileKinds.map((kind) => [kind, kind])) as Record<
  (typeof financialFileKinds)[number],
  string
>;
const missingKinds = (user: typeof company | typeof individual, values: FinancialValues) =>
  financialIssues(user, values, names).map(({ path }) => path.at(-1));

test.each([
  { user: company, values: emptyValues, missing: ["canSubmit"] },
  {
    user: company,
    values: valuesWith({ hasNoExpenses: true }),
    missing: ["pl", "bs", "breakdown_statement"],
  },
  { user: individual, values: valuesWith({ canSubmit: "no" }), missing: ["business_opening"] },
  {
    user: individual,
    values: valuesWith({ files: { ...emptyValues.files, tax_returns: [1] } }),
    missing: [],
  },
] as const)(
  "R4.17 missing for a $user.corporate_division applicant with canSubmit '$values.canSubmit': $missing",
  ({ user, values, missing }) => {
    expect(missingKinds(user, values)).toEqual(missing);
  },
);

test("R3.9 R4.17 the draft has the answers, the required papers, and other files of the entry", () => {
  const files = { ...emptyValues.files, tb_pl: [1, 2], tb_bs: [3], pl: [4] };
  const draftFields = draftFieldsOf(company, valuesWith({ canSubmit: "no", files }), {
    addfiles: [record("additional_doc", 9)],
  });
  expect(draftFields.addfiles).toEqual([
    { id: 9, kinds: ["additional_doc"] },
    { id: 1, kinds: ["tb_pl"] },
    { id: 2, kinds: ["tb_pl"] },
    { id: 3, kinds: ["tb_bs"] },
  ]);
  expect(draftFields.financial_statements).toMatchObject({
    canSubmit: false,
    includesSellingAndAdminExpenses: true,
    uploaded: { tb_pl: true, tb_bs: true, pl: false },
  });
});

test("B3 the form starts with the draft", () => {
  const values = valuesWith({ hasNoExpenses: true, files: { ...emptyValues.files, pl: [4] } });
  const { financial_statements } = draftFieldsOf(company, values, { addfiles: [] });
  expect(
    financialValuesOf({ financial_statements: financial_statements ?? null, addfiles: [record("pl", 4)] }),
  ).toEqual(values);
});

test("R5.11 a server error for a file index is shown at the field of its kind", () => {
  const values = valuesWith({ canSubmit: "no", files: { ...emptyValues.files, tb_pl: [1, 2], tb_bs: [3] } });
  const draftFields = draftFieldsOf(company, values, { addfiles: [record("additional_doc", 9)] });
  expect(
    ["addfiles.0", "addfiles.2", "addfiles.3", "addfiles"].map((path) =>
      fieldOfPaper(path, values, draftFields),
    ),
  ).toEqual(["addfiles.0", "files.tb_pl", "files.tb_bs", "addfiles"]);
});

test.each([
  { files: "no file", values: valuesWith({}), missing: ["files.pl 書類一式"] },
  {
    files: "one file with two papers",
    values: valuesWith({ files: { ...emptyValues.files, pl: [1], bs: [1] } }),
    missing: ["files.breakdown_statement breakdown_statement、sga_expenses"],
  },
])("R4.17 papers that one file may contain have one issue: $files", ({ values, missing }) => {
  const issues = financialIssues(company, values, names, "書類一式");
  expect(issues.map(({ path, params }) => `${path.join(".")} ${params?.kind}`)).toEqual(missing);
});

test("a file for several papers is restored for all of them and stored once in the draft", () => {
  const file = { ...record("pl", 7), kinds: ["pl", "bs", "breakdown_statement"] };
  const values = financialValuesOf({ financial_statements: null, addfiles: [file] });
  expect(values.files).toMatchObject({ pl: [7], bs: [7], breakdown_statement: [7], sga_expenses: [] });
  const { addfiles } = draftFieldsOf(company, { ...values, canSubmit: "yes" }, { addfiles: [file] });
  expect(addfiles).toEqual([{ id: 7, kinds: ["pl", "bs", "breakdown_statement"] }]);
});

const furtherPapers = [
  { kind: "further_tax_payment", required: true },
  { kind: "further_licence", required: false },
] as const;

test("B20 papers of the brand stay in the draft if the answer changes", () => {
  const savedDraft = { addfiles: [record("additional_doc", 9), record("further_tax_payment", 5)] };
  const start = financialValuesOf(
    { financial_statements: null, addfiles: savedDraft.addfiles },
    furtherPapers,
  );
  expect(start.further).toEqual({ further_tax_payment: [5], further_licence: [] });
  const values = { ...start, canSubmit: "no" as const, files: { ...start.files, tb_pl: [1] } };
  const draftFields = [
    { id: 9, kinds: ["additional_doc"] },
    { id: 1, kinds: ["tb_pl"] },
    { id: 5, kinds: ["further_tax_payment"] },
  ];
  expect(draftFieldsOf(company, values, savedDraft).addfiles).toEqual(draftFields);
  const withoutAnswer = draftFieldsOf(company, { ...values, canSubmit: "" }, savedDraft);
  expect(withoutAnswer).toEqual({ financial_statements: null, addfiles: [draftFields[0], draftFields[2]] });
});

test("B20 a paper that the brand no longer requires stays in the draft as another file", () => {
  const savedDraft = { addfiles: [record("further_tax_payment", 5)] };
  const values = financialValuesOf({ financial_statements: null, addfiles: savedDraft.addfiles });
  expect(draftFieldsOf(company, values, savedDraft).addfiles).toEqual([
    { id: 5, kinds: ["further_tax_payment"] },
  ]);
});

test("B20 a required paper of the brand is missing until uploaded, an optional one never", () => {
  const empty = financialValuesOf({ financial_statements: null, addfiles: [] }, furtherPapers);
  const issuesOf = (values: FinancialValues) => furtherIssues(values, furtherPapers, (kind) => `<${kind}>`);
  expect(issuesOf(empty)).toEqual([
    {
      path: ["further", "further_tax_payment"],
      code: "fileMissing",
      params: { kind: "<further_tax_payment>" },
    },
  ]);
  expect(issuesOf({ ...empty, further: { ...empty.further, further_tax_payment: [5] } })).toEqual([]);
});

test("B20 R5.11 a server error for a file index is shown at the field of the brand's paper", () => {
  const addfiles = [record("additional_doc", 9), record("further_tax_payment", 5)];
  const values = financialValuesOf({ financial_statements: null, addfiles }, furtherPapers);
  const draftFields = draftFieldsOf(company, values, { addfiles });
  expect(fieldOfPaper("addfiles.1", values, draftFields)).toBe("further.further_tax_payment");
});
