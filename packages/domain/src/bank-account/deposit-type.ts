/** The applicant's own account: 普通, 当座 (R3.3). */
export const depositTypes = ["ordinary", "checking"] as const;
export type DepositType = (typeof depositTypes)[number];

/** The account into which a claim is paid; here the wire uses `current` for 当座 (R3.3). */
export const claimDepositTypes = ["ordinary", "current"] as const;
export type ClaimDepositType = (typeof claimDepositTypes)[number];

/** The account of a claim is 普通 by default (R3.8, R9.1). */
export const defaultClaimDepositType: ClaimDepositType = "ordinary";

/** True for a deposit type of the applicant's own account (R5.3). */
export const isDepositType = (value: unknown): value is DepositType =>
  depositTypes.some((type) => type === value);

/** True for a deposit type of a claim's account (R5.8). */
export const isClaimDepositType = (value: unknown): value is ClaimDepositType =>
  claimDepositTypes.some((type) => type === value);

/** Converts the applicant's deposit type to the claim's: 当座 is `checking` in one record, `current` in the other (R3.3). */
export const claimDepositTypeOf = (type: DepositType): ClaimDepositType =>
  type === "checking" ? "current" : "ordinary";
