import { isClause, partyAddressFields, type WithDivision } from "@kaitori/domain";
import type { Applicant } from "../accounts/applicant-store.ts";
import type { EntryWithClaims } from "../entries/own-entry.ts";

const partyNames = ["company_name", "last_name", "first_name"] as const;
type Party = Pick<Applicant, (typeof partyNames)[number]> & WithDivision & Pick<Applicant, AddressField>;
type AddressField = ReturnType<typeof partyAddressFields>[number];

/** Names of the applicant that read like clauses of a contract, which would name them. */
export const clausesOfParty = (party: Party): string[] =>
  [...partyNames, ...partyAddressFields(party)].filter((field) => isClause(party[field]));

const claimNames = ["obliger_company_name", "houjinbangou_address"] as const;

/** The same of the claims, by their place in the entry. */
export const clausesOfClaims = ({ claims }: Pick<EntryWithClaims, "claims">): string[] =>
  claims.flatMap((claim, index) =>
    claimNames.filter((field) => isClause(claim[field])).map((field) => `claims.${index}.${field}`),
  );
