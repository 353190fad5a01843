import {
  corporateDivisions,
  defaultEntryPermissionWhenDelayed,
  defaultSector,
  identityConfirmations,
  sectors,
} from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { Id } from "../values.ts";
import { BankAccount } from "./bank-account.ts";
import { UploadRecord } from "./upload-record.ts";

/** The applicant, and the account for payments (R3.1). */
export const Profile = record(
  "Profile",
  {
    id: Id,
    first_name: v.string(),
    last_name: v.string(),
    corporate_division: v.picklist(corporateDivisions),
    company_name: v.string(),
    email: v.string(),
    identity_confirmation: v.picklist(identityConfirmations),
    bank_account: v.nullable(BankAccount),
    office_phone: v.string(),
    office_zipcode: v.string(),
    office_prefecture: v.string(),
    office_city: v.string(),
    office_building_number: v.string(),
    owner_phone: v.string(),
    owner_zipcode: v.string(),
    owner_prefecture: v.string(),
    owner_city: v.string(),
    owner_building_number: v.string(),
    addfiles: v.array(UploadRecord),
    has_usable_password: v.boolean(),
    sector: v.optional(v.picklist(sectors), defaultSector),
    business_summary: v.string(),
    can_edit_bank_account: v.boolean(),
    has_entry_permission_when_delayed: v.optional(v.boolean(), defaultEntryPermissionWhenDelayed),
  },
  {
    /** Reason why identity documents are required again: the reviewer's, or a changed name (R4.9). */
    identity_reason: v.nullish(v.string(), null),
    /** False during review, offer and until payment: the names and the address in the contract stay (R4.20). */
    can_edit_name: v.optional(v.boolean(), true),
  },
);
export type Profile = v.InferOutput<typeof Profile>;
