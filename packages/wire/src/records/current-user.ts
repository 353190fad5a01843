import { corporateDivisions, identityConfirmations } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { FurtherKindName, Id, IsoDate, Timestamp } from "../values.ts";
import { Session } from "./session.ts";
import { UploadRecord } from "./upload-record.ts";

/** `declined` becomes the current user's `has_pre_entry_declined`. */
export const PreEntryResult = record("PreEntryResult", {
  declined: v.boolean(),
  /** Sentences for the applicant. */
  reasons: v.array(v.string()),
  answered_at: v.nullable(Timestamp),
});
export type PreEntryResult = v.InferOutput<typeof PreEntryResult>;

/** A paper that the brand requires in addition, with its status from earlier entries. */
export const FurtherPaper = record("FurtherPaper", {
  kind: FurtherKindName,
  /** True if an entry cannot be submitted without it. */
  required: v.boolean(),
  /** Current status, by the numbers of the identity; a paper under review or accepted is not required again. */
  status: v.picklist(identityConfirmations),
  valid_until: v.nullable(IsoDate),
});
export type FurtherPaper = v.InferOutput<typeof FurtherPaper>;

/**
 * The logged-in user (R3.1). Missing texts are empty, missing days and times null. `next_page` and `back_page` of the
 * call are not part of the record (R7.3).
 */
export const CurrentUser = record(
  "CurrentUser",
  {
    id: Id,
    email: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    create_time: Timestamp,
    update_time: Timestamp,
    corporate_division: v.picklist(corporateDivisions),
    company_name: v.string(),
    office_zipcode: v.string(),
    owner_zipcode: v.string(),
    identity_confirmation: v.picklist(identityConfirmations),
    identity_valid_date: v.nullable(IsoDate),
    financial_statements_valid_date: v.nullable(IsoDate),
    last_withdrawals_detail_date: v.nullable(IsoDate),
    withdrawals_detail_status: v.picklist(identityConfirmations),
    financial_statements_status: v.picklist(identityConfirmations),
    addfiles: v.array(UploadRecord),
    /** The server's version; if it differs from the loaded one, the page reloads (R7.9). */
    version: v.string(),
    has_usable_password: v.boolean(),
    has_pre_entry_declined: v.boolean(),
    has_satisfied_profile: v.boolean(),
    allow_redirect_to_profile: v.boolean(),
    last_login: v.nullable(Timestamp),
    visited_at_entry_page_after_mail_verification: v.nullable(Timestamp),
    user_segment: v.fallback(v.nullable(v.string()), null),
    owner_phone: v.string(),
    hashed_user_id: v.string(),
  },
  {
    /** True if changes of an entry are also sent by mail (B8); set in the profile. */
    mail_notices: v.optional(v.boolean()),
    pre_entry: v.optional(PreEntryResult),
    /** Papers that the brand requires from this applicant (B20). */
    further_papers: v.optional(v.array(FurtherPaper)),
    /** True if the applicant stated arrears of taxes and has sent no paper about them; the paper is optional. */
    delinquency_wanted: v.optional(v.boolean()),
    /** End of the session; this call extends it. */
    session: v.optional(Session),
  },
);
export type CurrentUser = v.InferOutput<typeof CurrentUser>;
