/** How far the confirmation of identity is, by the number the server gives it (R4.8). */
export const IdentityConfirmation = {
  confirming: 1,
  inadequate: 2,
  confirmed: 3,
  nothing: 4,
  expired: 5,
} as const;
export type IdentityConfirmation = (typeof IdentityConfirmation)[keyof typeof IdentityConfirmation];

export const identityConfirmations = Object.values(IdentityConfirmation);
