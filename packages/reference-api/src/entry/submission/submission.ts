import { datesOf } from "@kaitori/brand/dates";
import {
  type CalendarDate,
  claimAmountIssues,
  defaultClaimDepositType,
  desiredAmountIssues,
  entryIssues,
  isClaimDepositType,
  normaliseLines,
  paymentDateIssues,
  promisedDay,
  readClaimFields,
  readReceivingAccount,
  receivePaymentAccountIssues,
  type StoredClaim,
  type Submission as SubmissionKind,
  storedClaimOf,
  typedClaimOf,
  typedReceivingAccountOf,
  yenInputToWire,
  yenOf,
} from "@kaitori/domain";
import type { ReceivePaymentAccount } from "@kaitori/wire";
import type { ServedBrand } from "../../brands/brand.ts";
import type { ClaimInput, EntryInput } from "../../database/tables/numeric-ids.ts";
import { type Finding, refuseIssues } from "../../http/errors.ts";

/** A checked entry with yen as integers and normalised names. */
export type Submission = {
  purchaseAmountDesired: number;
  purpose: string;
  claims: readonly SubmittedClaim[];
};

export type SubmittedClaim = {
  id: number | undefined;
  fields: StoredClaim & { receive_payment_account: ReceivePaymentAccount };
  papers: readonly { id: number; kind: string }[];
};

/** Normalises the input (B1, R5.2), checks it with the rules of the domain (R5.12) and converts it. */
export function readSubmission(
  { settings: { limits } }: ServedBrand,
  input: EntryInput,
  options: CheckOptions,
): Submission {
  const claims = input.claims.map(normaliseClaim);
  const purchase_amount_desired = yenInputToWire(input.purchase_amount_desired ?? "");
  const purpose = normaliseLines(input.purpose ?? "");
  const entry = { ...input, purchase_amount_desired, purpose, claims };
  refuseIssues([
    ...entryIssues(entry, options.kind),
    ...desiredAmountIssues(entry, limits),
    ...claims.flatMap((claim, index) => claimIssues(claim, ["claims", index], options)),
    ...claims.flatMap((claim, index) => claimAmountIssues(claim, limits, ["claims", index])),
  ]);
  return {
    purchaseAmountDesired: yenOf(purchase_amount_desired),
    purpose,
    claims: claims.map(toSubmittedClaim),
  };
}

type NormalisedClaim = ReturnType<typeof normaliseClaim>;

function normaliseClaim(claim: ClaimInput) {
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
        // The checks have already refused any other text.
        deposit_type: isClaimDepositType(account.deposit_type)
          ? account.deposit_type
          : defaultClaimDepositType,
        obliger_accounts: [...account.obliger_accounts],
      },
    },
    papers: claim.contentfile_relations.map(({ kind, contentfile: { id } }) => ({ id, kind })),
  };
}

/** Kind and day of the submission, which determine the checks. */
type CheckOptions = {
  kind: SubmissionKind;
  today: CalendarDate;
  /** Ids of the claims that a resubmission corrects. */
  corrected?: readonly number[];
};

function claimIssues(
  claim: NormalisedClaim,
  path: readonly (string | number)[],
  { kind, today, corrected = [] }: CheckOptions,
): Finding[] {
  const issues: Finding[] = [];
  const isFirst = kind === "firstSubmission";
  const isCorrected = claim.id !== undefined && corrected.includes(claim.id);
  if (isFirst || isCorrected) issues.push(...paymentDateIssues(claim, today, path));
  // The rules of the first submission cover the account. A resubmission need not repeat it (R5.8).
  const { receive_payment_account: account } = claim;
  if (!isFirst && isCorrected && isAccountGiven(account))
    issues.push(...receivePaymentAccountIssues(account, [...path, "receive_payment_account"]));
  return issues;
}

const isAccountGiven = (account: NormalisedClaim["receive_payment_account"]) =>
  account.bank_name !== "" || account.bank_account_number !== "" || account.obliger_accounts.length > 0;

/** Formats the promised day of a decision for mails, such as 2026年11月26日（木）. */
export const formatDecisionDay = (
  { copy, settings: { promises } }: Pick<ServedBrand, "copy" | "settings">,
  now: Date,
): string => datesOf(copy).bankDay(promisedDay(now, promises.decision, promises.dayEnds));
