import {
  type CorporateDivision,
  defaultSector,
  type ProfileTexts,
  phoneWithHyphens,
  profileTextsOf,
} from "@kaitori/domain";
import type { Id, Profile } from "@kaitori/wire";
import { accountValuesOf, type OwnAccountValues } from "./own-account-values.ts";

/** A profile as its forms hold it: everything as text, files by id. */
export type ProfileValues = ProfileTexts & {
  corporate_division: CorporateDivision;
  sector: string;
  bank_account: OwnAccountValues;
  identity_document_type: string;
  /** Identity documents that are handed in with this form. */
  addfiles: Id[];
};

export function profileValuesOf(profile: Profile): ProfileValues {
  return {
    ...profileTextsOf(profile),
    corporate_division: profile.corporate_division,
    office_phone: phoneWithHyphens(profile.office_phone),
    owner_phone: phoneWithHyphens(profile.owner_phone),
    // Nothing chosen yet is an empty field, not a choice called 未選択 (R3.8).
    sector: profile.sector === defaultSector ? "" : profile.sector,
    bank_account: accountValuesOf(profile.bank_account),
    identity_document_type: "",
    addfiles: [],
  };
}

/** The server names a document by its place in the list, the form shows what is said of the documents as a whole. */
export const fieldOfProfile = (path: string) => path.replace(/^addfiles\.\d+$/, "addfiles.root");
