import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import {
  type CalendarDate,
  claimAmountIssues,
  contractIssues,
  desiredAmountIssues,
  duplicateClaimWarnings,
  entryIssues,
  entryWarnings,
  type Issue,
  type IssuePath,
  type PurchaseLimits,
  paymentDateIssues,
  yenOf,
  yenWithSeparators,
} from "@kaitori/domain";
import type { Claim } from "@kaitori/wire";
import { type ClaimQuestion, claimQuestions } from "#application/entry/claim/ClaimQuestions.tsx";
import { readToday } from "#foundation/clock/clock.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { type InvoiceValues, readEntry } from "./invoice-values.ts";

export interface InvoiceContext {
  readonly limits: PurchaseLimits;
  readonly today: CalendarDate;
}

/** Issues that block the submission, in page order (R5.7–R5.9). */
export function invoiceIssues(values: InvoiceValues, { limits, today }: InvoiceContext): Issue[] {
  const entry = readEntry(values);
  const issues = [
    ...desiredAmountIssues(entry, limits),
    ...entryIssues(entry, "firstSubmission"),
    ...entry.claims.flatMap((claim, index) => [
      ...claimAmountIssues(claim, limits, ["claims", index]),
      ...paymentDateIssues(claim, today, ["claims", index]),
      ...unansweredIssues(claim, ["claims", index]),
    ]),
  ];
  return [...issues.filter(isOfClaims), ...issues.filter((issue) => !isOfClaims(issue))];
}

/** No question about the invoice has an answer; the issue is shown at the first one. */
const unansweredIssues = (claim: Partial<Record<ClaimQuestion, boolean>>, path: IssuePath): Issue[] =>
  claimQuestions.some((question) => claim[question])
    ? []
    : [{ path: [...path, claimQuestions[0]], code: "choice" }];

/** The issue of a missing invoice has no path (R5.7). */
const isOfClaims = ({ path: [field = "claims"] }: Issue) => field === "claims";

export function useValidateInvoices(): (values: InvoiceValues) => Issue[] {
  const { limits } = useSite().brand.settings;
  return (values) => invoiceIssues(values, { limits, today: readToday() });
}

/** Warnings that do not block the submission: an excessive transfer, a duplicate invoice (R5.8, B10). */
export function claimWarnings(values: InvoiceValues, earlierClaims: readonly Claim[]): Issue[] {
  const entry = readEntry(values);
  return [
    ...entryWarnings(entry, "firstSubmission"),
    ...duplicateClaimWarnings(entry.claims.map(withHolders), earlierClaims.map(withHolders)).map((warning) =>
      withNames(warning, earlierClaims),
    ),
  ];
}

/** Adds what the applicant knows of the earlier invoice: payer, amount and day. */
function withNames(warning: Issue, earlierClaims: readonly Claim[]): Issue {
  const earlier = earlierClaims.find(({ code }) => code === warning.params?.code);
  if (!earlier) return warning;
  const { obliger_company_name: obliger, amount, created_at: at } = earlier;
  return { ...warning, params: { ...warning.params, obliger, amount: yenWithSeparators(yenOf(amount)), at } };
}

const withHolders = <AnyClaim extends { readonly receive_payment_account: Holders | null }>(
  claim: AnyClaim,
) => ({
  ...claim,
  holders: (claim.receive_payment_account?.obliger_accounts ?? []).map(
    ({ formatted_holder_name }) => formatted_holder_name,
  ),
});

type Holders = { readonly obliger_accounts: readonly { readonly formatted_holder_name: string }[] };

const missingCodes: ReadonlySet<string> = new Set(["notFixedDebt", "notBankTransfer", "noInvoiceFile"]);

/** Issues that block a contract, but not the submission (R5.10). */
export function missingForContract(values: InvoiceValues): Issue[] {
  const entry = readEntry(values);
  const claims = entry.claims.map((claim) => ({
    ...claim,
    contentfiles: claim.contentfile_relations.map(({ kind, contentfile: { id } }) => ({ kind, id })),
  }));
  return contractIssues({ ...entry, claims }).filter(({ code }) => missingCodes.has(code));
}

export const issuesOfClaim = (issues: readonly Issue[], index: number) =>
  issues.filter(({ path }) => path[0] === "claims" && path[1] === index);

/** The warning of 二重譲渡, with the duplicate invoice of this entry or an earlier one (B10). */
export function useDuplicateText(warnings: readonly Issue[]): string | undefined {
  const words = useCopy(invoicesCopy);
  const dates = useDates();
  const warning = warnings.find(({ code }) => code === "duplicateClaim");
  if (!warning) return undefined;
  const { claim, code = "", obliger = "", amount = "", at = "" } = warning.params ?? {};
  const otherName =
    claim === undefined
      ? words.earlierInvoice({ date: dates.dayOf(String(at)), obliger, amount, code })
      : words.claim({ number: Number(claim) + 1 });
  return words.duplicateOf({ other: otherName });
}
