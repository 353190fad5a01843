/** Why a paper, an invoice or an entry will not do: the closed list that the desk and the policy choose from (B15). */
export const reviewReasons = [
  "amountDiffers", // the invoice says another amount than the form
  "dateDiffers", // another day of payment
  "payerDiffers", // another payer
  "unreadable",
  "incomplete", // pages or parts are missing
  "notFixed", // amount or day of payment are not settled
  "alreadySold",
  "tooSoon", // the day of payment is too near
  "tooFar",
  "tooSmall",
  "aboveLimit",
  "statementsOld",
  "statementsIncomplete",
  "identity",
  "outsideField", // not the kind of business or claim that is bought
  "overall", // all in all, without one reason that could be mended
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** What the form said, by a reason that compares it with the paper. */
const comparedFields = {
  amountDiffers: "amount",
  dateDiffers: "obliger_payment_date",
  payerDiffers: "obliger_company_name",
} as const satisfies Partial<Record<ReviewReason, string>>;
export type ComparedField = (typeof comparedFields)[keyof typeof comparedFields];

/** The field of an invoice that a reason is about; null where it is about no value that was typed. */
export const comparedField = (reason: ReviewReason): ComparedField | null =>
  reason in comparedFields ? comparedFields[reason as keyof typeof comparedFields] : null;
