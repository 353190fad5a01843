import { maximumBanks, maximumClaims } from "@kaitori/domain";
import * as v from "valibot";
import { DraftVersion, Id, TypedText } from "../values.ts";
import { BankAccountInput } from "./bank-account.ts";
import { ClaimInput } from "./claim.ts";
import { DraftBankInput } from "./draft-entry.ts";
import { FileReferences } from "./upload-record.ts";

/** "The entry with claims and files" of R7.1, for submission and resubmission; an entry of the server is accepted. */
export const EntryInput = v.pipe(
  v.object({
    purchase_amount_desired: TypedText,
    purpose: TypedText,
    claims: v.optional(v.pipe(v.array(ClaimInput), v.maxLength(maximumClaims, "tooManyClaims")), []),
    addfiles: FileReferences,
    /** The withdrawal statements; without them, those of the draft. */
    banks: v.optional(v.pipe(v.array(DraftBankInput), v.maxLength(maximumBanks, "tooMany"))),
    bank_account: v.nullish(BankAccountInput, null),
    draft_entry_id: v.nullish(Id, null),
    /**
     * The version of the draft that the page has loaded, 0 for none. If there is a newer one, the server returns it
     * and keeps it (B3). Unused on a resubmission, which has no draft.
     */
    draft_version: v.optional(DraftVersion),
  }),
  v.metadata({ "x-additions": ["draft_version"] }),
);
export type EntryInput = v.InferOutput<typeof EntryInput>;
