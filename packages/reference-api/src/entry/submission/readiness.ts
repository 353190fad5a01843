import {
  papersGivenBefore,
  readiness,
  statementStartDate,
  todayInTokyo,
  uploadedKinds,
} from "@kaitori/domain";
import { getReadiness } from "@kaitori/wire";
import { isDelinquencyWanted } from "../../accounts/pre-entry-store.ts";
import { bankAccountOf } from "../../accounts/profile.ts";
import type { Executor } from "../../database/database.ts";
import { ownFiles } from "../../documents/applicant-files.ts";
import { filesOfBanks } from "../../documents/named-files.ts";
import { handle } from "../../http/handle.ts";
import { readKeptDraft } from "../draft/kept-draft-entry.ts";
import { toSubmitter } from "./applicant-row.ts";
import { blockersOfNewEntry } from "./blockers-of-new-entry.ts";
import { furtherPapersFor } from "./further-papers.ts";
import { type KnownForNewEntry, readNewEntryContext } from "./new-entry-context.ts";
import { normaliseBanks, papersOf, type StatementPapers } from "./statements.ts";

/** The statements and financial documents that the draft holds. */
async function readDraftPapers(
  executor: Executor,
  { applicant, draft }: Pick<KnownForNewEntry, "applicant" | "draft">,
): Promise<StatementPapers> {
  const draftContent = readKeptDraft(draft);
  const banks = draftContent?.banks ?? [];
  const ids = [...filesOfBanks(banks), ...(draftContent?.addfiles ?? [])].map(({ id }) => id);
  const files = await ownFiles(executor, applicant.id, ids);
  return {
    banks: normaliseBanks(banks, files),
    financialStatements: draftContent?.financial_statements ?? null,
    files,
  };
}

/** What is missing for a new entry, and what blocks it (B2, R4.14). */
export const readinessRoute = handle(getReadiness, ({ applicant: { id }, brand, now, transaction }) =>
  transaction(async (inside) => {
    const today = todayInTokyo(now);
    const known = await readNewEntryContext(inside, id);
    const { applicant } = known;
    const user = toSubmitter(applicant);
    const profile = { bank_account: bankAccountOf(applicant) };
    const papers = await readDraftPapers(inside, known);
    const furtherPapers = furtherPapersFor(brand, known, today);
    const further = { papers: furtherPapers, uploaded: uploadedKinds(papers.files) };
    const missing = readiness({ user, profile, draft: papersOf(applicant, papers), further }, today);
    const blockers = blockersOfNewEntry(known, user, today);
    return {
      missing,
      blockers,
      further_papers: furtherPapers,
      given_before: papersGivenBefore(user, today),
      delinquency_wanted: await isDelinquencyWanted(inside, id),
      statement_start_date: statementStartDate(user, today),
    };
  }),
);
