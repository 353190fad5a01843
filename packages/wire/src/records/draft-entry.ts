import { maximumBanks, maximumClaims } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { DraftVersion, FileFormat, Id, Timestamp, TypedText } from "../values.ts";
import { BankAccount, BankAccountInput } from "./bank-account.ts";
import { ClaimInput } from "./claim.ts";
import { GivenReason } from "./entry.ts";
import { FormInput } from "./form-draft.ts";
import { ContentFileReferences, ContentFileRelation, FileReferences, UploadRecord } from "./upload-record.ts";
import { FinancialStatementState } from "./uploads-on-screen.ts";

/** The withdrawal statements of one account in the draft (R3.1). */
export const DraftBank = v.object({
  bank_name: v.string(),
  bank_account_number: v.string(),
  file_format: FileFormat,
  contentfile_relations: v.array(ContentFileRelation),
});

export const DraftBankInput = v.object({
  bank_name: TypedText,
  bank_account_number: TypedText,
  file_format: FileFormat,
  contentfile_relations: ContentFileReferences,
});
export type DraftBankInput = v.InferOutput<typeof DraftBankInput>;

export const DraftClaimInput = v.object({
  ...ClaimInput.entries,
  /** The claim of an ended entry that this one replaces (B15). */
  replaces: v.optional(v.nullable(Id)),
});

/** A claim in the draft, with its files for display. */
export const DraftClaim = v.object({
  ...DraftClaimInput.entries,
  contentfile_relations: v.array(ContentFileRelation),
});
export type DraftClaim = v.InferOutput<typeof DraftClaim>;

/** Input of the steps towards an entry so far (R3.9). The specification has only the first two fields. */
export const DraftEntry = record(
  "DraftEntry",
  {
    banks: v.array(DraftBank),
    bank_account: v.nullable(BankAccount),
  },
  {
    /** Null before the first write. */
    id: v.nullable(Id),
    version: DraftVersion,
    updated_at: v.nullable(Timestamp),
    purchase_amount_desired: v.string(),
    purpose: v.string(),
    claims: v.array(DraftClaim),
    addfiles: v.array(UploadRecord),
    financial_statements: v.nullable(FinancialStatementState),
    /** Reasons why the replaced claims were refused. */
    replaced: v.optional(v.array(v.object({ claim: Id, reasons: v.array(GivenReason) }))),
  },
);
export type DraftEntry = v.InferOutput<typeof DraftEntry>;

/** The draft before the first write. */
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
  /** The version that the client has read. */
  version: DraftVersion,
  banks: v.optional(v.pipe(v.array(DraftBankInput), v.maxLength(maximumBanks, "tooMany")), []),
  bank_account: v.nullish(BankAccountInput, null),
  purchase_amount_desired: TypedText,
  purpose: TypedText,
  claims: v.optional(v.pipe(v.array(DraftClaimInput), v.maxLength(maximumClaims, "tooManyClaims")), []),
  addfiles: FileReferences,
  financial_statements: v.nullish(FinancialStatementState, null),
  /**
   * Content of the page's previous write if its answer was lost. The server may have stored it; then this write is no
   * conflict, although the version has changed.
   */
  follows: v.optional(FormInput),
});
export type DraftEntryInput = v.InferOutput<typeof DraftEntryInput>;
