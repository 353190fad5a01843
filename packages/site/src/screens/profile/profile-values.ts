import { type CorporateDivision, defaultSector, phoneWithHyphens } from "@kaitori/domain";
import type { Id, Profile } from "@kaitori/wire";
import { accountValuesOf, type OwnAccountValues } from "./own-account-values.ts";

/** A profile as its forms hold it: everything as text, files by id. */
export type ProfileValues = {
  corporate_division: CorporateDivision;
  company_name: string;
  office_zipcode: string;
  office_prefecture: string;
  office_city: string;
  office_building_number: string;
  office_phone: string;
  last_name: string;
  first_name: string;
  owner_zipcode: string;
  owner_prefecture: string;
  owner_city: string;
  owner_building_number: string;
  owner_phone: string;
  sector: string;
  business_summary: string;
  bank_account: OwnAccountValues;
  identity_document_type: string;
  /** Identity documents that are handed in with this form. */
  addfiles: Id[];
};

export function profileValuesOf(profile: Profile): ProfileValues {
  return {
    corporate_division: profile.corporate_division,
    company_name: profile.company_name,
    office_zipcode: profile.office_zipcode,
    office_prefecture: profile.office_prefecture,
    office_city: profile.office_city,
    office_building_number: profile.office_building_number,
    office_phone: phoneWithHyphens(profile.office_phone),
    last_name: profile.last_name,
    first_name: profile.first_name,
    owner_zipcode: profile.owner_zipcode,
    owner_prefecture: profile.owner_prefecture,
    owner_city: profile.owner_city,
    owner_building_number: profile.owner_building_number,
    owner_phone: phoneWithHyphens(profile.owner_phone),
    // Nothing chosen yet is an empty field, not a choice called 未選択 (R3.8).
    sector: profile.sector === defaultSector ? "" : profile.sector,
    business_summary: profile.business_summary,
    bank_account: accountValuesOf(profile.bank_account),
    identity_document_type: "",
    addfiles: [],
  };
}

/** The server names a document by its place in the list, the form shows what is said of the documents as a whole. */
export const fieldOfProfile = (path: string) => path.replace(/^addfiles\.\d+$/, "addfiles.root");
