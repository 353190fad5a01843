import type { Executor } from "../../database/database.ts";
import { ownFiles } from "../../documents/applicant-files.ts";
import { filesOfBanks } from "../../documents/named-files.ts";
import { readKeptDraft } from "../draft/kept-draft-entry.ts";
import type { KnownForNewEntry } from "./new-entry-context.ts";
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
