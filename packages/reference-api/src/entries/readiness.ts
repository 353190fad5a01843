import { papersGivenBefore, readiness, statementStartDate, todayInTokyo } from "@kaitori/domain";
import { getReadiness } from "@kaitori/wire";
import { isDelinquencyWanted } from "../accounts/pre-entry-store.ts";
import { bankAccountOf } from "../accounts/profile.ts";
import { handle } from "../http/handle.ts";
import { readNewEntryContext } from "../tuned-sql/new-entry-context.ts";
import { submitter } from "./applicant-row.ts";
import { blockersOfNewEntry } from "./blockers-of-new-entry.ts";
import { draftPapers } from "./draft-papers.ts";
import { papersOf } from "./statements.ts";

/** Exactly what is still missing, and what stops a new entry altogether (B2, R4.14). */
export const readinessRoute = handle(getReadiness, ({ applicant: { id }, now, transaction }) =>
  transaction(async (inside) => {
    const today = todayInTokyo(now);
    const known = await readNewEntryContext(inside, id);
    const { applicant } = known;
    const user = submitter(applicant);
    const profile = { bank_account: bankAccountOf(applicant) };
    const draft = papersOf(applicant, await draftPapers(inside, known));
    const missing = readiness({ user, profile, draft }, today);
    const blockers = blockersOfNewEntry(known, user, today);
    return {
      missing,
      blockers,
      given_before: papersGivenBefore(user, today),
      delinquency_wanted: await isDelinquencyWanted(inside, id),
      statement_start_date: statementStartDate(user, today),
    };
  }),
);
