/** The applicant's own account: 普通, 当座 (R3.3). */
export const depositTypes = ["ordinary", "checking"] as const;
export type DepositType = (typeof depositTypes)[number];

/** The account a claim is paid into; the wire says `current` for 当座 here (R3.3). */
export const claimDepositTypes = ["ordinary", "current"] as const;
export type ClaimDepositType = (typeof claimDepositTypes)[number];

/** A claim's account is 普通 until somebody says otherwise (R3.8, R9.1). */
export const defaultClaimDepositType: ClaimDepositType = "ordinary";

/** One of the two kinds the applicant's own account can be (R5.3). */
export const isDepositType = (value: unknown): value is DepositType =>
  depositTypes.some((type) => type === value);

/** One of the two kinds a claim's account can be (R5.8). */
export const isClaimDepositType = (value: unknown): value is ClaimDepositType =>
  claimDepositTypes.some((type) => type === value);

/** Deposit type of a claim for that of the own account: 当座 is `checking` in one record and `current` in the other (R3.3). */
export const claimDepositTypeOf = (type: DepositType): ClaimDepositType =>
  type === "checking" ? "current" : "ordinary";
