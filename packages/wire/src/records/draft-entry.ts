import { maximumBanks, maximumClaims, maximumFiles, maximumFilesOfItem } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { Timestamp } from "../values/date.ts";
import { FileFormat } from "../values/file-format.ts";
import { Id } from "../values/id.ts";
import { TypedText } from "../values/typed-text.ts";
import { BankAccount, BankAccountInput } from "./bank-account.ts";
import { ClaimInput } from "./claim-input.ts";
import { ContentFileReference, ContentFileRelation, FileReference } from "./content-file-relation.ts";
import { FinancialStatementState } from "./financial-statement-state.ts";
import { FormInput } from "./form-draft.ts";
import { GivenReason } from "./given-reason.ts";
import { UploadRecord } from "./upload-record.ts";

/** The withdrawal statements of one account, as the draft keeps them (R3.1). */
export const DraftBank = v.object({
  bank_name: v.string(),
  bank_account_number: v.string(),
  file_format: FileFormat,
  contentfile_relations: v.array(ContentFileRelation),
});
export type DraftBank = v.InferOutput<typeof DraftBank>;

export const DraftBankInput = v.object({
  bank_name: TypedText,
  bank_account_number: TypedText,
  file_format: FileFormat,
  contentfile_relations: v.optional(
    v.pipe(v.array(ContentFileReference), v.maxLength(maximumFilesOfItem, "tooMany")),
    [],
  ),
});
export type DraftBankInput = v.InferOutput<typeof DraftBankInput>;

export const DraftClaimInput = v.object({
  ...ClaimInput.entries,
  /** The claim of an ended entry that is applied for again (B15). */
  replaces: v.optional(v.nullable(Id)),
});
export type DraftClaimInput = v.InferOutput<typeof DraftClaimInput>;

/** A claim as the draft keeps it, with its files as they are to be shown. */
export const DraftClaim = v.object({
  ...DraftClaimInput.entries,
  contentfile_relations: v.array(ContentFileRelation),
});
export type DraftClaim = v.InferOutput<typeof DraftClaim>;

/** Input of the steps towards an entry so far (R3.9); beyond the two listed fields, additions. */
export const DraftEntry = record(
  "DraftEntry",
  {
    banks: v.array(DraftBank),
    bank_account: v.nullable(BankAccount),
  },
  {
    /** Null until something was kept. */
    id: v.nullable(Id),
    /** Version for conflicts; 0 before the first write. A write with an older version is refused (B3). */
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    updated_at: v.nullable(Timestamp),
    purchase_amount_desired: v.string(),
    purpose: v.string(),
    claims: v.array(DraftClaim),
    addfiles: v.array(UploadRecord),
    financial_statements: v.nullable(FinancialStatementState),
    /** Why the claims that are applied for again were refused. */
    replaced: v.optional(v.array(v.object({ claim: Id, reasons: v.array(GivenReason) }))),
  },
);
export type DraftEntry = v.InferOutput<typeof DraftEntry>;

/** An entry of which nothing has been taken down yet. */
export const emptyDraftEntry = {
  id: null,
  version: 0,
  updated_at: null,
  banks: [],
  bank_account: null,
  purchase_amount_desired: "",
  purpose: "",
  claims: [],
  addfiles: [],
  financial_statements: null,
  replaced: [],
} satisfies DraftEntry;

export const DraftEntryInput = v.object({
  /** The version that was read last. */
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  banks: v.optional(v.pipe(v.array(DraftBankInput), v.maxLength(maximumBanks, "tooMany")), []),
  bank_account: v.nullish(BankAccountInput, null),
  purchase_amount_desired: TypedText,
  purpose: TypedText,
  claims: v.optional(v.pipe(v.array(DraftClaimInput), v.maxLength(maximumClaims, "tooManyClaims")), []),
  addfiles: v.optional(v.pipe(v.array(FileReference), v.maxLength(maximumFiles, "tooMany")), []),
  financial_statements: v.nullish(FinancialStatementState, null),
  /** Content of an earlier write of this page that is not answered yet; this write may follow it. */
  follows: v.optional(FormInput),
});
export type DraftEntryInput = v.InferOutput<typeof DraftEntryInput>;
