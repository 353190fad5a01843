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
