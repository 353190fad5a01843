import { claimDepositTypes, defaultClaimDepositType, maximumObligerAccounts } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { Text, TypedText } from "../values.ts";

/** The payer's name as typed and as banks write it; the formatted name is submitted (R5.2, R7.5). */
export const ObligerAccount = record("ObligerAccount", {
  holder_name: v.string(),
  formatted_holder_name: v.optional(v.string(), ""),
});

/** The account into which the payer of a claim pays (R3.1). */
export const ReceivePaymentAccount = record("ReceivePaymentAccount", {
  bank_name: v.string(),
  deposit_type: v.optional(v.picklist(claimDepositTypes), defaultClaimDepositType),
  bank_account_number: v.string(),
  obliger_accounts: v.array(ObligerAccount),
});
export type ReceivePaymentAccount = v.InferOutput<typeof ReceivePaymentAccount>;

/** The same as typed; R5.8 defines rule and messages. */
export const ReceivePaymentAccountInput = v.object({
  bank_name: TypedText,
  deposit_type: v.nullish(Text, defaultClaimDepositType),
  bank_account_number: TypedText,
  obliger_accounts: v.optional(
    v.pipe(
      v.array(v.object({ holder_name: TypedText, formatted_holder_name: TypedText })),
      v.maxLength(maximumObligerAccounts, "tooMany"),
    ),
    [],
  ),
});
