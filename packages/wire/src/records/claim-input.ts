import { type ClaimField, claimFields } from "@kaitori/domain";
import * as v from "valibot";
import { Id } from "../values/id.ts";
import { TypedFlag, TypedText } from "../values/typed-text.ts";
import { ContentFileReferences } from "./content-file-relation.ts";
import { ReceivePaymentAccountInput } from "./receive-payment-account.ts";

type TypedFields = {
  [Field in ClaimField]: (typeof claimFields)[Field] extends "flag" ? typeof TypedFlag : typeof TypedText;
};

/* @__NO_SIDE_EFFECTS__ */
const typedFields = () =>
  Object.fromEntries(
    Object.entries(claimFields).map(([field, type]) => [field, type === "flag" ? TypedFlag : TypedText]),
  ) as TypedFields;

/** A claim as typed; a claim of the server is accepted, too. */
export const ClaimInput = v.pipe(
  v.object({
    /** Present on a resubmission, absent on the first submission. */
    id: v.optional(Id),
    .../* @__PURE__ */ typedFields(),
    contentfile_relations: ContentFileReferences,
    receive_payment_account: v.nullish(ReceivePaymentAccountInput, null),
  }),
  v.metadata({ "x-additions": ["deducts_bank_charge", "withholds_tax", "forbids_transfer", "twin_reason"] }),
);
export type ClaimInput = v.InferOutput<typeof ClaimInput>;
