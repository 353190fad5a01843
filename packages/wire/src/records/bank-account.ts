import { depositTypes } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { Text, TypedText } from "../values.ts";

/** The applicant's own account (R3.1). */
export const BankAccount = record(
  "BankAccount",
  {
    /** Identifies rows on a screen; the server ignores it. */
    displayId: v.optional(v.string()),
    bank_name: v.string(),
    branch_name: v.string(),
    deposit_type: v.picklist(depositTypes),
    bank_account_number: v.string(),
    account_holder_name: v.string(),
  },
  { bank_code: v.nullish(v.string(), null), branch_code: v.nullish(v.string(), null) },
);
export type BankAccount = v.InferOutput<typeof BankAccount>;

/** The account as typed; R5.1–R5.4 define rules and messages. */
export const BankAccountInput = v.pipe(
  v.object({
    bank_name: TypedText,
    branch_name: TypedText,
    deposit_type: TypedText,
    bank_account_number: TypedText,
    account_holder_name: TypedText,
    bank_code: v.nullish(Text, null),
    branch_code: v.nullish(Text, null),
  }),
  v.metadata({ "x-additions": ["bank_code", "branch_code"] }),
);
export type BankAccountInput = v.InferOutput<typeof BankAccountInput>;
