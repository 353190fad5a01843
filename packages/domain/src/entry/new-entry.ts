import type { CalendarDate } from "../calendar/calendar-date.ts";
import { hasDelayClaim, hasInadequateClaim } from "../claim/claim-status.ts";
import { isIdentityExpired, isIdentityImperfect, type WithIdentity } from "../identity/identity.ts";
import { areNewEntriesStopped } from "../suppression/suppression.ts";
import { userStatus, type WithUserStatus } from "../user/user.ts";
import { type AnyStatus, hasPreContractEntry } from "./entry-status.ts";

/** All reasons that can block a new entry (R4.14). */
export const allNewEntryBlockers = [
  "loggedOut",
  "preEntryDeclined",
  "identityImperfect",
  "identityExpired",
  "newEntriesStopped",
  "hasPreContractEntry",
  "hasInadequateClaim",
  "hasDelayClaim",
] as const;
export type NewEntryBlocker = (typeof allNewEntryBlockers)[number];

export type NewEntryContext = {
  readonly user: WithUserStatus & WithIdentity;
  readonly profile: { readonly has_entry_permission_when_delayed: boolean };
  readonly entries: readonly {
    readonly status: AnyStatus;
    readonly claims: readonly { readonly status: AnyStatus }[];
  }[];
  readonly suppression: { readonly method: string | null };
};

/** Reasons against a new entry of this applicant; an empty list allows it (R4.14). */
export function newEntryBlockers(
  { user, profile, entries, suppression }: NewEntryContext,
  today: CalendarDate,
): NewEntryBlocker[] {
  const status = userStatus(user);
  const claims = entries.flatMap((entry) => entry.claims);
  const causes: Record<NewEntryBlocker, boolean> = {
    loggedOut: status === "logout",
    preEntryDeclined: status === "preEntryDeclined",
    identityImperfect: isIdentityImperfect(user, today),
    identityExpired: isIdentityExpired(user, today),
    newEntriesStopped: areNewEntriesStopped(suppression),
    hasPreContractEntry: hasPreContractEntry(entries),
    hasInadequateClaim: hasInadequateClaim(claims),
    hasDelayClaim: hasDelayClaim(claims, profile),
  };
  return allNewEntryBlockers.filter((cause) => causes[cause]);
}
