import * as v from "valibot";
import { call } from "../call.ts";
import { BankAccountInput } from "../records/bank-account.ts";
import { FileReference } from "../records/content-file-relation.ts";
import { Profile } from "../records/profile.ts";

const Text = v.optional(v.string());
const NameAndIdentity = {
  first_name: Text,
  last_name: Text,
  company_name: Text,
  /** Which paper proves it (R3.5). */
  identity_document_type: Text,
  addfiles: v.optional(v.array(FileReference)),
};
const WithoutSectorAndBusinessSummary = {
  ...NameAndIdentity,
  corporate_division: Text,
  office_phone: Text,
  office_zipcode: Text,
  office_prefecture: Text,
  office_city: Text,
  office_building_number: Text,
  owner_phone: Text,
  owner_zipcode: Text,
  owner_prefecture: Text,
  owner_city: Text,
  owner_building_number: Text,
  /** Refused unless `can_edit_bank_account` (R6.2). */
  bank_account: v.optional(BankAccountInput),
};

/** A field that is left out stays as it is. */
export const ProfileInput = v.object({
  ...WithoutSectorAndBusinessSummary,
  sector: Text,
  business_summary: Text,
});
export type ProfileInput = v.InferOutput<typeof ProfileInput>;

export const getProfile = call({ method: "GET", path: "profile/", answer: Profile });

export const updateProfile = call({
  method: "PATCH",
  path: "profile/",
  body: ProfileInput,
  answer: Profile,
  answerNotShown: true,
});

export const updateProfileWithoutSectorAndBusinessSummary = call({
  method: "PATCH",
  path: "profile_without_sector_and_business_summary/",
  body: v.object(WithoutSectorAndBusinessSummary),
  answer: Profile,
  answerNotShown: true,
});

/** Name and identity documents only, as an identity that is given again needs it (R4.9). */
export const updateProfileNameAndIdentity = call({
  method: "PATCH",
  path: "profile_name_and_identity/",
  body: v.object(NameAndIdentity),
  answer: Profile,
  answerNotShown: true,
});
