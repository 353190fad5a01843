import type { CalendarDate } from "../calendar/calendar-date.ts";
import { isIdentityConfirmed, type WithIdentity } from "../identity/identity.ts";
import { isNamedOtherwise, type ProvedName } from "../identity/proved-name.ts";

export type PaymentBlocker = "identityNotConfirmed" | "namedOtherwise";

/** What keeps a contract from being paid: money goes to who signed it, and is who they say (R4.20, R4.21). */
export function paymentBlockers(
  signer: ProvedName,
  applicant: WithIdentity & ProvedName,
  today: CalendarDate,
): PaymentBlocker[] {
  const blockers: PaymentBlocker[] = [];
  if (!isIdentityConfirmed(applicant, today)) blockers.push("identityNotConfirmed");
  if (isNamedOtherwise(signer, applicant)) blockers.push("namedOtherwise");
  return blockers;
}
