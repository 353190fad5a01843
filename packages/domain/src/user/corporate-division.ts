/** Companies, individuals, and users without a choice yet (R3.6). */
export const corporateDivisions = ["none", "corporate", "individual"] as const;
export type CorporateDivision = (typeof corporateDivisions)[number];

/** A user or applicant with a division. */
export type WithDivision = { readonly corporate_division: CorporateDivision };

/** A user without a choice yet is treated as a company (R4.12). */
export const isCorporateOrUnselected = (user: WithDivision) => user.corporate_division !== "individual";

/** Derived by the client from the division (R3.6). */
export const isIndividual = (user: WithDivision) => user.corporate_division === "individual";

/** A brand may serve companies only (R1.5). */
export const isServed = ({ individuals }: { readonly individuals: boolean }, user: WithDivision) =>
  individuals || !isIndividual(user);
