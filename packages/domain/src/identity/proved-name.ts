import type { WithDivision } from "../user/corporate-division.ts";

/** Whom the identity documents prove and the contract names. */
export type ProvedName = WithDivision & {
  readonly last_name: string;
  readonly first_name: string;
  readonly company_name: string;
};

const proved = ["last_name", "first_name", "company_name", "corporate_division"] as const;

/** Somebody else by name, company or division: documents that proved the one do not prove the other (R4.9). */
export const isNamedOtherwise = (before: ProvedName, after: ProvedName) =>
  proved.some((field) => before[field] !== after[field]);
