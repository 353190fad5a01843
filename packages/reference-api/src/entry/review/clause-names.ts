import { isClause, isClauseInAddress, partyAddressFields, type WithDivision } from "@kaitori/domain";
import type { Applicant } from "../../database/tables/account-tables.ts";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";

const partyNames = ["company_name", "last_name", "first_name"] as const;
type Party = Pick<Applicant, (typeof partyNames)[number]> & WithDivision & Pick<Applicant, AddressField>;
type AddressField = ReturnType<typeof partyAddressFields>[number];

/** Fields of the applicant that read like a contract clause, because the contract will contain them. */
export const findPartyClauses = (party: Party): string[] => [
  ...partyNames.filter((field) => isClause(party[field])),
  ...partyAddressFields(party).filter((field) => isClauseInAddress(party[field])),
];

/** Fields of the claims that read like a contract clause, by their index in the entry. */
export const findClaimClauses = ({ claims }: Pick<EntryWithClaims, "claims">): string[] =>
  claims.flatMap(({ obliger_company_name, houjinbangou_address }, index) => [
    ...(isClause(obliger_company_name) ? [`claims.${index}.obliger_company_name`] : []),
    ...(isClauseInAddress(houjinbangou_address) ? [`claims.${index}.houjinbangou_address`] : []),
  ]);
