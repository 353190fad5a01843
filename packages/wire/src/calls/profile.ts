import { maximumFiles } from "@kaitori/domain";
import * as v from "valibot";
import { call } from "../call.ts";
import { BankAccountInput } from "../records/bank-account.ts";
import { Profile } from "../records/profile.ts";
import { FileReference } from "../records/upload-record.ts";
import { Text } from "../values.ts";

const OptionalText = v.optional(Text);
const NameAndIdentity = {
  first_name: OptionalText,
  last_name: OptionalText,
  company_name: OptionalText,
  /** Type of the identity document (R3.5). */
  identity_document_type: OptionalText,
  addfiles: v.optional(v.pipe(v.array(FileReference), v.maxLength(maximumFiles, "tooMany"))),
};
const WithoutSectorAndBusinessSummary = {
  ...NameAndIdentity,
  corporate_division: OptionalText,
  office_phone: OptionalText,
  office_zipcode: OptionalText,
  office_prefecture: OptionalText,
  office_city: OptionalText,
  office_building_number: OptionalText,
  owner_phone: OptionalText,
  owner_zipcode: OptionalText,
  owner_prefecture: OptionalText,
  owner_city: OptionalText,
  owner_building_number: OptionalText,
  /** Refused unless `can_edit_bank_account` (R6.2). */
  bank_account: v.optional(BankAccountInput),
};

/** The specification lists identity documents but has no field for their type. */
/* @__NO_SIDE_EFFECTS__ */
const profileFields = <Fields extends v.ObjectEntries, Additions extends v.ObjectEntries>(
  fields: Fields,
  additions: Additions,
) =>
  v.pipe(
    v.object({ ...fields, ...additions }),
    v.metadata({ "x-additions": ["identity_document_type", ...Object.keys(additions)] }),
  );

/** A missing field keeps its value. */
export const ProfileInput = profileFields(
  {
    ...WithoutSectorAndBusinessSummary,
    sector: OptionalText,
    business_summary: OptionalText,
    /** A new address is valid once its mailed link is opened; the server may require a confirmation first. */
    email: OptionalText,
  },
  { mail_notices: v.optional(v.boolean()) },
);
export type ProfileInput = v.InferOutput<typeof ProfileInput>;

export const getProfile = call({
  summary: "Get the profile",
  method: "GET",
  path: "profile/",
  answer: Profile,
});

export const updateProfile = call({
  summary: "Change the profile",
  method: "PATCH",
  path: "profile/",
  body: ProfileInput,
  answer: Profile,
  answerUnspecified: true,
});

export const updateProfileWithoutSectorAndBusinessSummary = call({
  summary: "Change the profile without sector and business summary",
  method: "PATCH",
  path: "profile_without_sector_and_business_summary/",
  body: profileFields(WithoutSectorAndBusinessSummary, {}),
  answer: Profile,
  answerUnspecified: true,
});

/** Name and identity documents only, for submitting an identity again (R4.9). */
export const updateProfileNameAndIdentity = call({
  summary: "Change name and identity documents",
  method: "PATCH",
  path: "profile_name_and_identity/",
  body: profileFields(NameAndIdentity, {}),
  answer: Profile,
  answerUnspecified: true,
});
