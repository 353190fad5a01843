import { fileFormats } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";

/** One withdrawal statement as the screen keeps it (spec §3). The client's own, so camelCase. */
export const WithdrawalStatementItem = record("WithdrawalStatementItem", {
  displayId: v.string(),
  bankName: v.string(),
  bankAccountNumber: v.string(),
  /** Whatever is not known is read as a passbook (R3.4). */
  fileFormat: v.fallback(v.picklist(fileFormats), "passbook"),
  isPassbookCoverUploaded: v.boolean(),
  isPassbookDetailsUploaded: v.boolean(),
  isIbInfoUploaded: v.boolean(),
  isIbDetailsUploaded: v.boolean(),
});
export type WithdrawalStatementItem = v.InferOutput<typeof WithdrawalStatementItem>;
