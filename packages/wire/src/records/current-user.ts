import { corporateDivisions, identityConfirmations } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { IsoDate, Timestamp } from "../values/date.ts";
import { Id } from "../values/id.ts";
import { FurtherPaper } from "./further-paper.ts";
import { PreEntryResult } from "./pre-entry-result.ts";
import { Session } from "./session.ts";
import { UploadRecord } from "./upload-record.ts";

/**
 * The person who is logged in (R3.1). Texts that were never given are empty, days and moments that never were are null.
 * `next_page` and `back_page`, which the call may add, are not part of the record (R7.3).
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
    /** The server's version; another one than the loaded one reloads the page (R7.9). */
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
    /** True if news about an entry is mailed too (B8); changed with the profile. */
    mail_notices: v.optional(v.boolean()),
    /** Result of the questions before the profile. */
    pre_entry: v.optional(PreEntryResult),
    /** Papers that the brand asks of this applicant; none where it is left out (B20). */
    further_papers: v.optional(v.array(FurtherPaper)),
    /** Arrears were named before the profile, and no paper says how they stand: asked for, not demanded. */
    delinquency_wanted: v.optional(v.boolean()),
    /** How long the session lasts from now on; asking who is here is a use of it. */
    session: v.optional(Session),
  },
);
export type CurrentUser = v.InferOutput<typeof CurrentUser>;
