import { type ClaimField, claimFields, claimStatuses, identityConfirmations } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import {
  Anything,
  Id,
  IsoDate,
  RatioText,
  statusAmong,
  Timestamp,
  TypedFlag,
  TypedText,
  YenText,
} from "../values.ts";
import { ReceivePaymentAccount, ReceivePaymentAccountInput } from "./receive-payment-account.ts";
import { ContentFileReferences, ContentFileRelation, UploadRecord } from "./upload-record.ts";

/** A claim of an entry (R3.1). Prices are null until the review has set them. */
export const Claim = record(
  "Claim",
  {
    id: Id,
    code: v.string(),
    status: statusAmong(claimStatuses),
    invoice_confirmation_status: statusAmong(identityConfirmations),
    additional_doc_confirmation_status: statusAmong(identityConfirmations),
    obliger_company_name: v.string(),
    houjinbangou: v.string(),
    houjinbangou_address: v.string(),
    /** Face value including tax. */
    amount: YenText,
    scheduled_deposit_amount_from_obliger: YenText,
    purchase_principal_amount: v.nullable(YenText),
    purchase_amount: v.nullable(YenText),
    purchase_ratio: v.nullable(RatioText),
    purchase_fee: v.nullable(YenText),
    purchase_fee_ratio: v.nullable(RatioText),
    bank_charge: v.nullable(YenText),
    obliger_payment_date: IsoDate,
    is_fixed_debt: v.boolean(),
    is_bank_transfer_from_obliger: v.boolean(),
    return_date: v.nullable(IsoDate),
    returned_at: v.nullable(Timestamp),
    cancelled_at: v.nullable(Timestamp),
    created_at: Timestamp,
    updated_at: Timestamp,
    entry: Id,
    contentfiles: v.array(UploadRecord),
    metadata: Anything,
    contentfile_relations: v.array(ContentFileRelation),
  },
  {
    /** Null if the server returns it in another record: the specification does not define its place. */
    receive_payment_account: v.nullable(ReceivePaymentAccount),
    /** True if the payer deducts the transfer charge. */
    deducts_bank_charge: v.optional(v.boolean()),
    /** True if the payer withholds tax. */
    withholds_tax: v.optional(v.boolean()),
    /** True if the contract behind the invoice forbids selling it. */
    forbids_transfer: v.optional(v.boolean()),
    /** Reason why it is not the same invoice as another with the same payer, amount and day. */
    twin_reason: v.optional(v.string()),
  },
);
export type Claim = RequireFields<ClaimField, v.InferOutput<typeof Claim>>;

/** Fails to compile if the record lacks a field that applicants fill in. */
type RequireFields<_Field extends keyof Record, Record> = Record;

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
