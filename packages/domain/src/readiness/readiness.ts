import { type OwnAccount, ownAccountIssues } from "../bank-account/own-account.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import { areDocumentsConfirmed, DocumentsConfirmation } from "../documents/documents-confirmation.ts";
import { statementStartDate } from "../documents/statement-start-date.ts";
import type { Submitter } from "../entry/submission-blockers.ts";
import { identityToday, isIdentityGiven } from "../identity/identity.ts";
import type { readinessNeeds, readinessPlaces, readinessStates } from "./readiness-item.ts";

/** One thing that is still missing, in what way, and where it is given (B2). */
export type ReadinessItem = {
  readonly need: (typeof readinessNeeds)[number];
  readonly state: (typeof readinessStates)[number];
  readonly place: (typeof readinessPlaces)[number];
  /** The day from which withdrawals must be shown. */
  readonly from?: CalendarDate;
};

type ReadinessContext = {
  readonly user: Submitter & { readonly last_withdrawals_detail_date: CalendarDate | null };
  readonly profile: { readonly bank_account: OwnAccount | null };
};

/** Exactly what is still missing before an entry can be submitted and paid, in the order to give it (B2). */
export function readiness({ user, profile }: ReadinessContext, today: CalendarDate): ReadinessItem[] {
  const items: ReadinessItem[] = [];
  if (!user.has_satisfied_profile)
    items.push({ need: "profile", state: "missing", place: "registerProfile" });
  if (!isIdentityGiven(user, today))
    items.push({ need: "identity", state: stateOf(identityToday(user, today)), place: "profile" });
  if (ownAccountIssues(profile.bank_account ?? {}).length > 0)
    items.push({
      need: "bankAccount",
      state: profile.bank_account === null ? "missing" : "inadequate",
      place: "profile",
    });
  if (!areDocumentsConfirmed(user.withdrawals_detail_status))
    items.push({
      need: "withdrawalStatements",
      state: stateOf(user.withdrawals_detail_status),
      place: "withdrawalDetails",
      from: statementStartDate(user, today),
    });
  if (!areDocumentsConfirmed(user.financial_statements_status))
    items.push({
      need: "financialStatements",
      state: stateOf(user.financial_statements_status),
      place: "financialStatements",
    });
  return items;
}

function stateOf(status: DocumentsConfirmation): ReadinessItem["state"] {
  if (status === DocumentsConfirmation.expired) return "expired";
  return status === DocumentsConfirmation.inadequate ? "inadequate" : "missing";
}
