import type { CalendarDate } from "../calendar/calendar-date.ts";
import { isIdentityExpired, isIdentitySubmitted, type WithIdentity } from "../identity/identity.ts";
import { userStatus, type WithUserStatus } from "./user.ts";

export type AccountStepBlocker = "loggedOut" | "profileIncomplete" | "identityNotGiven" | "identityExpired";

/** Reasons why an account cannot apply yet: login, profile or identity papers (R4.16). */
export function accountStepBlockers(
  user: WithUserStatus & WithIdentity,
  today: CalendarDate,
): AccountStepBlocker[] {
  if (userStatus(user) === "logout") return ["loggedOut"];
  const blockers: AccountStepBlocker[] = [];
  if (!user.has_satisfied_profile) blockers.push("profileIncomplete");
  if (isIdentityExpired(user, today)) blockers.push("identityExpired");
  else if (!isIdentitySubmitted(user, today)) blockers.push("identityNotGiven");
  return blockers;
}
