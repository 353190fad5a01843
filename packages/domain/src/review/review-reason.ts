/** Closed list of reasons why a paper, an invoice or an entry is rejected (B15). */
export const reviewReasons = [
  "amountDiffers", // the amount on the invoice differs from the form
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
  "overall", // the overall result, without one reason that could be fixed
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

const comparedFields = {
  amountDiffers: "amount",
  dateDiffers: "obliger_payment_date",
  payerDiffers: "obliger_company_name",
} as const satisfies Partial<Record<ReviewReason, string>>;
export type ComparedField = (typeof comparedFields)[keyof typeof comparedFields];

/** Form field of a reason; null if the reason is not about a typed value. */
export const comparedField = (reason: ReviewReason): ComparedField | null =>
  reason in comparedFields ? comparedFields[reason as keyof typeof comparedFields] : null;

/** If a reason calls the paper unreadable: the reasons that compare a field with this paper. */
export const contradictoryReasons = (reasons: readonly ReviewReason[]): ReviewReason[] =>
  reasons.includes("unreadable") ? reasons.filter((reason) => comparedField(reason) !== null) : [];

/** Part of the form that a reason asks the applicant to check. */
const fieldsByReason = {
  amountDiffers: ["amount"],
  dateDiffers: ["obliger_payment_date"],
  payerDiffers: ["obliger_company_name"],
  unreadable: ["contentfile_relations"],
  incomplete: ["contentfile_relations"],
  notFixed: ["amount", "obliger_payment_date"],
  alreadySold: [],
  tooSoon: ["obliger_payment_date"],
  tooFar: ["obliger_payment_date"],
  tooSmall: ["amount"],
  aboveLimit: ["amount"],
  statementsOld: [],
  statementsIncomplete: [],
  identity: [],
  outsideField: [],
  overall: [],
} as const satisfies Record<ReviewReason, readonly (ComparedField | "contentfile_relations")[]>;
export type FieldOfReason = (typeof fieldsByReason)[ReviewReason][number];

export const fieldsOfReason = (reason: ReviewReason): readonly FieldOfReason[] => fieldsByReason[reason];

const unchangeable: ReadonlySet<ReviewReason> = new Set([
  "alreadySold",
  "tooSoon",
  "tooFar",
  "tooSmall",
  "aboveLimit",
  "outsideField",
  "overall",
]);

/** False if the invoice is refused again after any correction. */
export const canBeCorrected = (reason: ReviewReason): boolean => !unchangeable.has(reason);

/** True if the reason rejects the papers, so that a new application needs new ones. */
export const refusesPapers = (reason: ReviewReason): boolean =>
  fieldsOfReason(reason).includes("contentfile_relations");
