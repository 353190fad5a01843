import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { FurtherPaper } from "../documents/further-paper.ts";
import { type PapersOfDraft, papersInDraft, uploadedKinds } from "../documents/papers-in-draft.ts";
import { statementStartDate } from "../documents/statement-start-date.ts";
import { type NewEntryBlocker, type NewEntryContext, newEntryBlockers } from "../entry/new-entry.ts";
import type { Submitter } from "../entry/submission-blockers.ts";
import type { WithDivision } from "../user/user.ts";
import { listValidPapers, type ReadinessItem, type ReadinessProfile, readiness } from "./readiness.ts";
import type { PaperNeed } from "./readiness-item.ts";

/** Missing items and blockers of an entry. */
export type Readiness = {
  readonly missing: readonly ReadinessItem[];
  /** Reasons that block a new entry (R4.14). */
  readonly blockers: readonly NewEntryBlocker[];
  /** Papers of an earlier entry that are still valid, without those of the draft (R4.10). */
  readonly validPapers: readonly PaperNeed[];
  /** Further papers that the brand requires from this applicant (B20). */
  readonly furtherPapers: readonly FurtherPaper[];
  /** True if the applicant stated tax arrears (`delinquency`) and has not uploaded a paper about them. */
  readonly isArrearsPaperRequested: boolean;
  /** First day that the withdrawal statements must cover (R9.3). */
  readonly statementStartDate: CalendarDate;
};

/** Answers of the server from which the readiness follows. */
export type ReadinessFacts = Omit<NewEntryContext, "user"> & {
  readonly user: Submitter &
    WithDivision & {
      /** These two fields are undefined on a server with only the specified ones. */
      readonly further_papers?: readonly FurtherPaper[] | undefined;
      readonly delinquency_wanted?: boolean | undefined;
    };
  readonly profile: ReadinessProfile;
  readonly draft: PapersOfDraft;
};

/** Lists the items that an entry lacks and the reasons that stop it (B2, R4.14). */
export function readinessOf(facts: ReadinessFacts, today: CalendarDate): Readiness {
  const { user, profile, draft } = facts;
  const { further_papers: furtherPapers = [], delinquency_wanted: isArrearsPaperRequested = false } = user;
  const further = { papers: furtherPapers, uploaded: uploadedKinds(draft.files) };
  return {
    missing: readiness({ user, profile, draft: papersInDraft(user, draft), further }, today),
    blockers: newEntryBlockers(facts, today),
    validPapers: listValidPapers(user, today),
    furtherPapers,
    isArrearsPaperRequested,
    statementStartDate: statementStartDate(user, today),
  };
}
