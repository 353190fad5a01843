import * as v from "valibot";
import { record } from "../record.ts";
import { FileFormat } from "../values.ts";

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
