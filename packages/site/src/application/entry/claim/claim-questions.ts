import { claimAnswers } from "@kaitori/domain";

/** The seller's warranties for an invoice in the contract (R5.10). */
export const warranties = ["is_fixed_debt", "is_bank_transfer_from_obliger"] as const;

/** The group of questions about an invoice: the warranties, deductions and a prohibition of transfer (B11). */
export const claimQuestions = [...warranties, ...claimAnswers] as const;
export type ClaimQuestion = (typeof claimQuestions)[number];
