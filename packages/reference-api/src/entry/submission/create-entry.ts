import { randomInt } from "node:crypto";
import {
  areDocumentsConfirmed,
  type CalendarDate,
  DocumentsConfirmation,
  type FurtherKind,
  financialDocumentKinds,
  financialStatementStatusToday,
  furtherPapersOf,
  isFinancialFileKind,
  newEntryBlockers,
  papersInDraft,
  submissionBlockers,
  todayInTokyo,
  withdrawalFileKinds,
  withdrawalStatementStatusToday,
} from "@kaitori/domain";
import { createEntry } from "@kaitori/wire";
import {
  accountColumns,
  accountFindings,
  bankAccountOf,
  hasSatisfiedProfile,
  isSameAccount,
  replaceBankNames,
} from "../../accounts/profile.ts";
import { recordAccountChange } from "../../accounts/record-account-change.ts";
import { type PasswordCheckTime, requireRecentPassword } from "../../accounts/require-password.ts";
import { updateApplicant } from "../../database/applicants.ts";
import { isUniqueViolation, type Transaction } from "../../database/database.ts";
import type { Applicant } from "../../database/tables/account-tables.ts";
import { accountLimits } from "../../http/account-limits.ts";
import { notFound, refuseBlocked, refuseIssues, tooManyRequests } from "../../http/errors.ts";
import { handle } from "../../http/handle.ts";
import type { Services } from "../../http/services.ts";
import { identityLine, paragraphOf } from "../../mail/identity-line.ts";
import { readStoredDraft, staleDraft, toDraftEntry } from "../draft/draft-store.ts";
import { makeSubmission, requestReview } from "../make-move.ts";
import { furtherPaperFindings, furtherPapersStillValid, updateFurtherPapers } from "./further-papers.ts";
import { lockNewEntryContext, type NewEntryContext } from "./new-entry-context.ts";
import { refuseResoldInvoices } from "./refuse-resold-invoices.ts";
import { formatDecisionDay, readSubmission } from "./submission.ts";
import {
  checkSubmittedPapers,
  findLatestPapers,
  type LatestPapers,
  paperFindings,
  type SubmittedPapers,
  statusAfter,
} from "./submitted-papers.ts";

const minuteMilliseconds = 60_000;
const dayMilliseconds = 24 * 60 * minuteMilliseconds;

/** Limits submissions, because each causes a review and a mail even if it is cancelled. */
function refuseTooMany({ entries }: NewEntryContext, now: Date): void {
  for (const [name, span] of [
    ["submissionsADay", dayMilliseconds],
    ["submissionsAMinute", minuteMilliseconds],
  ] as const) {
    const { maximum, seconds, detail } = accountLimits[name];
    const recent = entries.filter(({ created_at }) => now.getTime() - Date.parse(created_at) < span);
    if (recent.length >= maximum) throw tooManyRequests(seconds, detail, name);
  }
}

/** Submits a new entry (R4.21). */
export const createEntryRoute = handle(createEntry, (request) => {
  const { body, brand, services, now } = request;
  const today = todayInTokyo(now);
  const submission = readSubmission(brand, body, { kind: "firstSubmission", today });
  return request
    .transactionOnce(async (transaction) => {
      const context = await lockNewEntryContext(transaction, request.applicant.id);
      const locked = context.applicant;
      refuseTooMany(context, now);
      const { draftRow } = context;
      // Another page has saved a newer draft, which would be deleted (B3).
      if (draftRow && draftRow.version > (body.draft_version ?? draftRow.version))
        throw staleDraft(await toDraftEntry(transaction, locked.id, draftRow));
      const draft = readStoredDraft(draftRow?.content);
      const papers = await checkSubmittedPapers(transaction, locked.id, body, draft);
      const brandPapers = brand.settings.furtherPapers ?? [];
      const furtherPapers = furtherPapersOf(brandPapers, locked, context.furtherPapers, today);
      // A site that follows only the specification has no draft and cannot upload further papers (D20).
      const canSendFurtherPapers = draftRow !== undefined || body.draft_version !== undefined;
      refuseIssues([
        ...paperFindings(locked, papers),
        ...(canSendFurtherPapers ? furtherPaperFindings(furtherPapers, papers.files) : []),
      ]);
      const account = chooseAccount(locked, papers, request);
      const applicant = await updateStatementStatus(transaction, locked, papers, today);
      refuseIfBlocked({ ...context, applicant }, today);
      await refuseResoldInvoices(transaction, locked.id, body.claims);
      await recordAccountChange(transaction, request, locked, account);
      if (body.draft_entry_id !== null && body.draft_entry_id !== draftRow?.id) throw notFound();
      const validPapers = furtherPapersStillValid(furtherPapers, papers.files);
      const latestPapers = await latestPapersFor(transaction, context, papers, validPapers);
      const statements = collectStatements(applicant, papers, latestPapers);
      const furtherFiles = validPapers.flatMap((kind) => latestPapers[kind]?.files ?? []);

      const answer = await makeSubmission(
        { transaction, services, brand, actor: "applicant", now },
        {
          entry: {
            brand: brand.name,
            applicant_id: applicant.id,
            code: receiptCode(today),
            account_activity_statement_confirmation_status: statements.withdrawals,
            financial_statement_confirmation_status: statements.financials,
            purchase_amount_desired: submission.purchaseAmountDesired,
            purpose: submission.purpose,
            draft_entry_id: body.draft_entry_id,
            bank_account: JSON.stringify(bankAccountOf(account)),
            banks: JSON.stringify(statements.banks),
            created_at: now,
            updated_at: now,
          },
          claims: submission.claims,
          files: [...statements.files, ...furtherFiles],
        },
        (id) => ({
          applicant,
          values: {
            amount: submission.purchaseAmountDesired,
            count: submission.claims.length,
            decisionBy: formatDecisionDay(brand, now),
            identity: paragraphOf(identityLine(brand, applicant, now)),
          },
          next: requestReview(services, id, now),
        }),
      );
      await updateFurtherPapers(transaction, applicant.id, furtherPapers, papers.files);
      return answer;
    })
    .catch((error) => {
      // Another tab submitted first. The database allows one entry before contract per applicant.
      if (isUniqueViolation(error, "entry_one_before_contract"))
        return refuseBlocked(["hasPreContractEntry"]);
      throw error;
    });
});

/** Uses the submitted bank account, or that of the profile if the applicant must not edit it (R6.2). */
function chooseAccount(
  applicant: Applicant,
  { bankAccount }: SubmittedPapers,
  request: PasswordCheckTime & { services: Services },
): Applicant {
  if (bankAccount === null || !applicant.can_edit_bank_account) return applicant;
  const lookups = request.services.lookups();
  const account = { ...applicant, ...replaceBankNames(applicant, accountColumns(bankAccount), lookups) };
  refuseIssues(accountFindings(account));
  // The first account also requires a recent password, like a change.
  if (!isSameAccount(applicant, account)) requireRecentPassword(request);
  return account;
}

/** Sets newly uploaded, complete statements under review (R4.10). */
async function updateStatementStatus(
  transaction: Transaction,
  applicant: Applicant,
  papers: SubmittedPapers,
  today: CalendarDate,
): Promise<Applicant> {
  const { withdrawalStatements, financialStatements } = papersInDraft(applicant, papers);
  const statuses = {
    withdrawals_detail_status: statusAfter(
      withdrawalStatementStatusToday(applicant, today),
      withdrawalStatements,
    ),
    financial_statements_status: statusAfter(
      financialStatementStatusToday(applicant, today),
      financialStatements,
    ),
  };
  const hasChanged =
    statuses.withdrawals_detail_status !== applicant.withdrawals_detail_status ||
    statuses.financial_statements_status !== applicant.financial_statements_status;
  return hasChanged ? updateApplicant(transaction, applicant.id, statuses) : applicant;
}

const hasFinancials = ({ files }: SubmittedPapers) => files.some(({ kind }) => isFinancialFileKind(kind));

type Need = "withdrawals" | "financials" | FurtherKind;

/** Latest papers of earlier entries for kinds that this entry lacks. */
async function latestPapersFor(
  transaction: Transaction,
  { applicant, entries }: NewEntryContext,
  papers: SubmittedPapers,
  further: readonly FurtherKind[],
): Promise<Partial<Record<Need, LatestPapers>>> {
  if (entries.length === 0) return {};
  return findLatestPapers<Need>(transaction, applicant.id, {
    ...(papers.banks.length === 0 && { withdrawals: withdrawalFileKinds }),
    ...(!hasFinancials(papers) && { financials: financialDocumentKinds }),
    ...Object.fromEntries(further.map((kind) => [kind, [kind]])),
  });
}

/** Collects uploaded papers, or else the latest of earlier entries. */
function collectStatements(
  applicant: Applicant,
  papers: SubmittedPapers,
  { withdrawals, financials }: Partial<Record<Need, LatestPapers>>,
) {
  const { confirming } = DocumentsConfirmation;
  const { banks, files } = papers;
  return {
    banks: withdrawals?.banks ?? banks,
    withdrawals:
      banks.length > 0
        ? confirming
        : confirmedStatusOr(withdrawals?.withdrawals, applicant.withdrawals_detail_status),
    financials: hasFinancials(papers)
      ? confirming
      : confirmedStatusOr(financials?.financials, applicant.financial_statements_status),
    files: [...files.map(({ id }) => id), ...(withdrawals?.files ?? []), ...(financials?.files ?? [])],
  };
}

/** Uses an earlier status only if it is a confirmation. */
const confirmedStatusOr = (status: DocumentsConfirmation | undefined, fallback: DocumentsConfirmation) =>
  status !== undefined && areDocumentsConfirmed(status) ? status : fallback;

function refuseIfBlocked({ applicant, entries, suppression }: NewEntryContext, today: CalendarDate): void {
  const user = { ...applicant, has_satisfied_profile: hasSatisfiedProfile(applicant) };
  const entryBlockers = newEntryBlockers(
    { user, profile: applicant, entries, suppression: { method: suppression } },
    today,
  );
  const blockers = [...new Set([...entryBlockers, ...submissionBlockers(user, today)])];
  if (blockers.length > 0) refuseBlocked(blockers);
}

/** Excludes I, L, O and U, which are easily confused. */
const codeAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeLength = 6;

/** 受付番号 of the day and random characters, such as `20261121-7KQ2XA`. A claim adds its number. */
function receiptCode(today: string): string {
  const random = Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join(
    "",
  );
  return `${today.replaceAll("-", "")}-${random}`;
}
