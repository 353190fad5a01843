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

const clauseChecks = { obliger_company_name: isClause, houjinbangou_address: isClauseInAddress } as const;
const claimNames = ["obliger_company_name", "houjinbangou_address"] as const;

/** Fields of the claims that read like a contract clause, by their index in the entry. */
export const findClaimClauses = ({ claims }: Pick<EntryWithClaims, "claims">): string[] =>
  claims.flatMap((claim, index) =>
    claimNames
      .filter((field) => clauseChecks[field](claim[field]))
      .map((field) => `claims.${index}.${field}`),
  );
