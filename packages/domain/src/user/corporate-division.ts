/** Companies, individuals, and users without a choice yet (spec §3, R3.6). */
export const corporateDivisions = ["none", "corporate", "individual"] as const;
export type CorporateDivision = (typeof corporateDivisions)[number];

type Divided = { readonly corporate_division: CorporateDivision };

/** A user without a choice yet is treated as a company (spec §4, R4.12). */
export const isCorporateOrUnselected = (user: Divided) => user.corporate_division !== "individual";

/** Derived by the client from the division (spec §3, R3.6). */
export const isIndividual = (user: Divided) => user.corporate_division === "individual";
