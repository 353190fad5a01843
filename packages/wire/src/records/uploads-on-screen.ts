import { taxReturnSubmissions } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { FileFormat } from "../values.ts";

/** Answers and uploads of the financial-statement step (R3.1). Only the client uses it, so it is in camelCase. */
export const FinancialStatementState = record("FinancialStatementState", {
  canSubmit: v.boolean(),
  taxReturnSubmission: v.picklist(taxReturnSubmissions),
  includesSellingAndAdminExpenses: v.boolean(),
  uploaded: v.object({
    pl: v.boolean(),
    bs: v.boolean(),
    breakdown_statement: v.boolean(),
    sga_expenses: v.boolean(),
    tb_pl: v.boolean(),
    tb_bs: v.boolean(),
    tax_returns: v.boolean(),
    business_opening: v.boolean(),
    financial_statements: v.boolean(),
    additional_doc: v.boolean(),
    invoice: v.boolean(),
  }),
});
export type FinancialStatementState = v.InferOutput<typeof FinancialStatementState>;

/** A withdrawal statement on the screen (R3.1); the server never gets it. Ib is internet banking. */
export const WithdrawalStatementItem = record("WithdrawalStatementItem", {
  displayId: v.string(),
  bankName: v.string(),
  bankAccountNumber: v.string(),
  fileFormat: FileFormat,
  isPassbookCoverUploaded: v.boolean(),
  isPassbookDetailsUploaded: v.boolean(),
  isIbInfoUploaded: v.boolean(),
  isIbDetailsUploaded: v.boolean(),
});
