import { maximumFilesOfPart } from "@kaitori/domain";
import * as v from "valibot";
import { Id } from "../values/id.ts";
import { TypedFlag, TypedText } from "../values/typed-text.ts";
import { ContentFileReference } from "./content-file-relation.ts";
import { ReceivePaymentAccountInput } from "./receive-payment-account.ts";

/** A claim as somebody fills it in; a claim that the server sent is one too. */
export const ClaimInput = v.object({
  /** Given on a resubmission, absent on a first submission. */
  id: v.optional(Id),
  obliger_company_name: TypedText,
  houjinbangou: TypedText,
  houjinbangou_address: TypedText,
  amount: TypedText,
  scheduled_deposit_amount_from_obliger: TypedText,
  obliger_payment_date: TypedText,
  is_fixed_debt: TypedFlag,
  is_bank_transfer_from_obliger: TypedFlag,
  deducts_bank_charge: TypedFlag,
  withholds_tax: TypedFlag,
  forbids_transfer: TypedFlag,
  contentfile_relations: v.optional(
    v.pipe(v.array(ContentFileReference), v.maxLength(maximumFilesOfPart, "tooMany")),
    [],
  ),
  receive_payment_account: v.nullish(ReceivePaymentAccountInput, null),
});
export type ClaimInput = v.InferOutput<typeof ClaimInput>;
