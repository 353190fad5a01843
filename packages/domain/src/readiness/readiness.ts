import { type ApplicantAccount, applicantAccountIssues } from "../bank-account/account.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import {
  areDocumentsConfirmed,
  DocumentsConfirmation,
  financialStatementStatusToday,
  statementStartDate,
  withdrawalStatementStatusToday,
} from "../documents/documents-today.ts";
import type { FurtherKind } from "../documents/file-kind.ts";
import { type FurtherPaper, missingFurtherPapers } from "../documents/further-paper.ts";
import { type PapersOfDraft, papersInDraft, uploadedKinds } from "../documents/papers.ts";
import { type NewEntryBlocker, type NewEntryContext, newEntryBlockers } from "../entry/new-entry.ts";
import type { Submitter } from "../entry/submission-blockers.ts";
import { identityStatusToday, isIdentitySubmitted } from "../identity/identity.ts";
import type { WithDivision } from "../user/user.ts";
import type { ReadinessPage } from "./readiness-paths.ts";

/** Requirements of an entry, each with its possible states and its page (B2). */
export const readinessNeeds = [
  "profile",
  "identity",
  "bankAccount",
  "withdrawalStatements",
  "financialStatements",
  "furtherPaper",
] as const;
export const readinessStates = ["missing", "unfinished", "inadequate", "expired"] as const;
export const readinessPages = [
  "registerProfile",
  "profile",
  "withdrawalDetails",
  "financialStatements",
] as const satisfies readonly ReadinessPage[];

/** Requirements that papers fulfil; papers of an earlier entry are used until newer ones are in the draft (R4.10). */
export const paperNeeds = ["withdrawalStatements", "financialStatements"] as const;
export type PaperNeed = (typeof paperNeeds)[number];

/** Progress of the papers of one requirement in a draft (R4.13, R4.17). */
export type PaperProgress = "none" | "unfinished" | "complete";

/** A missing requirement, its state and its page (B2). */
export type ReadinessItem = {
  readonly need: (typeof readinessNeeds)[number];
  readonly state: (typeof readinessStates)[number];
  readonly page: (typeof readinessPages)[number];
  /** Kind of the missing paper, if the brand requires it in addition. */
  readonly kind?: FurtherKind;
  /** First day that withdrawal statements must cover. */
  readonly from?: CalendarDate;
  /** The server's reason for a refused identity document. */
  readonly reason?: string;
};

export type ReadinessProfile = {
  readonly bank_account: ApplicantAccount | null;
  readonly identity_reason?: string | null;
};

type MissingContext = {
  readonly user: Submitter;
  readonly profile: ReadinessProfile;
  readonly draft: Readonly<Record<PaperNeed, PaperProgress>>;
  /** Additional papers of the brand, and the uploaded ones in the draft. */
  readonly further?: {
    readonly papers: readonly FurtherPaper[];
    readonly uploaded: Readonly<Record<string, boolean>>;
  };
};

/** Everything that is missing before an entry can be submitted and paid, in the order to provide it (B2). */
export function readiness(
  { user, profile, draft, further }: MissingContext,
  today: CalendarDate,
): ReadinessItem[] {
  const items: ReadinessItem[] = [];
  if (!user.has_satisfied_profile) items.push({ need: "profile", state: "missing", page: "registerProfile" });
  if (!isIdentitySubmitted(user, today))
    items.push({
      need: "identity",
      state: stateOf(identityStatusToday(user, today)),
      page: "profile",
      ...(profile.identity_reason && { reason: profile.identity_reason }),
    });
  if (applicantAccountIssues(profile.bank_account ?? {}).length > 0)
    items.push({
      need: "bankAccount",
      state: profile.bank_account === null ? "missing" : "inadequate",
      page: "profile",
    });
  const withdrawals = missingState(withdrawalStatementStatusToday(user, today), draft.withdrawalStatements);
  if (withdrawals)
    items.push({
      need: "withdrawalStatements",
      state: withdrawals,
      page: "withdrawalDetails",
      from: statementStartDate(user, today),
    });
  const financials = missingState(financialStatementStatusToday(user, today), draft.financialStatements);
  if (financials) items.push({ need: "financialStatements", state: financials, page: "financialStatements" });
  for (const { kind, status } of further ? missingFurtherPapers(further.papers, further.uploaded) : [])
    items.push({ need: "furtherPaper", state: stateOf(status), page: "financialStatements", kind });
  return items;
}

/** Lists the papers of an earlier entry that are still valid (R4.10). */
export const listValidPapers = (user: Submitter, today: CalendarDate): PaperNeed[] =>
  paperNeeds.filter((need) => areDocumentsConfirmed(statusOfNeed[need](user, today)));

const statusOfNeed = {
  withdrawalStatements: withdrawalStatementStatusToday,
  financialStatements: financialStatementStatusToday,
} as const satisfies Record<PaperNeed, (user: Submitter, today: CalendarDate) => DocumentsConfirmation>;

/** Papers in the draft replace those of an earlier entry. */
function missingState(status: DocumentsConfirmation, inDraft: PaperProgress): ReadinessItem["state"] | null {
  if (inDraft === "complete" || (inDraft === "none" && areDocumentsConfirmed(status))) return null;
  return inDraft === "unfinished" ? "unfinished" : stateOf(status);
}

function stateOf(status: DocumentsConfirmation): ReadinessItem["state"] {
  if (status === DocumentsConfirmation.expired) return "expired";
  return status === DocumentsConfirmation.inadequate ? "inadequate" : "missing";
}

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
