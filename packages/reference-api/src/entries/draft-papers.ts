import type { Executor } from "../database/database.ts";
import { readKeptDraft } from "../drafts/kept-draft-entry.ts";
import { ownFiles } from "../files/applicant-files.ts";
import { filesOfBanks } from "../files/named-files.ts";
import type { KnownForNewEntry } from "../tuned-sql/new-entry-context.ts";
import { banksAsTaken, type StatementPapers } from "./statements.ts";

/** The statements and financial documents that the draft holds. */
export async function draftPapers(
  executor: Executor,
  { applicant, draft }: Pick<KnownForNewEntry, "applicant" | "draft">,
): Promise<StatementPapers> {
  const kept = readKeptDraft(draft);
  const banks = kept?.banks ?? [];
  const ids = [...filesOfBanks(banks), ...(kept?.addfiles ?? [])].map(({ id }) => id);
  const files = await ownFiles(executor, applicant.id, ids);
  return {
    banks: banksAsTaken(banks, files),
    financialStatements: kept?.financial_statements ?? null,
    files,
  };
}
