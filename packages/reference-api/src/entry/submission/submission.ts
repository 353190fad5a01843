import { datesOf } from "@kaitori/brand/dates";
import {
  type ClaimDepositType,
  type ClaimField,
  defaultClaimDepositType,
  isClaimDepositType,
  promisedDay,
  readClaimFields,
  readReceivingAccount,
  type StoredClaim,
  severalLines,
  storedClaimOf,
  type TypedClaim,
  typedClaimOf,
  typedReceivingAccountOf,
  yenInputToWire,
  yenOf,
} from "@kaitori/domain";
import type { ReceivePaymentAccount } from "@kaitori/wire";
import type { ServedBrand } from "../../brands/brand.ts";
import type { ClaimInput, EntryInput } from "../../database/tables/own-records.ts";
import { type Finding, refuseIssues } from "../../http/issues.ts";
import { type CheckOptions, submissionIssues } from "./submission-issues.ts";

/** A checked entry with yen as integers and normalised names. */
export type Submission = {
  purchaseAmountDesired: number;
  purpose: string;
  claims: readonly SubmittedClaim[];
};

export type SubmittedClaim = {
  id: number | undefined;
  fields: StoredClaim & { receive_payment_account: ReceivePaymentAccount };
  papers: readonly { kind: string; fileId: number }[];
};

/** Checks the input with the rules of the domain (R5.12) and converts it. */
export function readSubmission(brand: ServedBrand, input: EntryInput, options: CheckOptions): Submission {
  const entry = normaliseEntry(input);
  const issues: readonly Finding[] = submissionIssues(entry, brand.settings.limits, options);
  refuseIssues(issues);
  return {
    purchaseAmountDesired: yenOf(entry.purchase_amount_desired),
    purpose: entry.purpose,
    claims: entry.claims.map(toSubmittedClaim),
  };
}

export type NormalisedEntry = Omit<EntryInput, "purchase_amount_desired" | "purpose" | "claims"> & {
  purchase_amount_desired: string;
  purpose: string;
  claims: readonly NormalisedClaim[];
};
export type NormalisedClaim = Omit<ClaimInput, ClaimField | "receive_payment_account"> &
  TypedClaim & {
    receive_payment_account: ReturnType<typeof readReceivingAccount>;
  };

/** Converts full-width and half-width input to one form (B1, R5.2). */
function normaliseEntry(input: EntryInput): NormalisedEntry {
  return {
    ...input,
    purchase_amount_desired: yenInputToWire(input.purchase_amount_desired ?? ""),
    purpose: severalLines(input.purpose ?? ""),
    claims: input.claims.map(normaliseClaim),
  };
}

function normaliseClaim(claim: ClaimInput): NormalisedClaim {
  const account = readReceivingAccount(typedReceivingAccountOf(claim.receive_payment_account));
  return {
    ...claim,
    ...readClaimFields(typedClaimOf(claim)),
    receive_payment_account: {
      ...account,
      obliger_accounts: account.obliger_accounts.map(({ formatted_holder_name }) => ({
        holder_name: formatted_holder_name,
        formatted_holder_name,
      })),
    },
  };
}

function toSubmittedClaim(claim: NormalisedClaim): SubmittedClaim {
  const account = claim.receive_payment_account;
  return {
    id: claim.id,
    fields: {
      ...storedClaimOf(claim),
      receive_payment_account: {
        ...account,
        deposit_type: toDepositType(account.deposit_type),
        obliger_accounts: [...account.obliger_accounts],
      },
    },
    papers: claim.contentfile_relations.map(({ kind, contentfile }) => ({ kind, fileId: contentfile.id })),
  };
}

/** The checks have already refused any other text. */
const toDepositType = (text: string): ClaimDepositType =>
  isClaimDepositType(text) ? text : defaultClaimDepositType;

/** Formats the promised day of a decision for mails, such as 2026年11月26日（木）. */
export const formatDecisionDay = (
  { copy, settings: { promises } }: Pick<ServedBrand, "copy" | "settings">,
  now: Date,
): string => datesOf(copy).day(promisedDay(now, promises.decision, promises.dayEnds));
