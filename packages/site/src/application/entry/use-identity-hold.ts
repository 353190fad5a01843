import { isIdentityConfirmed, mustResubmitIdentity } from "@kaitori/domain";
import { readToday } from "#foundation/clock/clock.ts";
import { useSession } from "#foundation/site/SiteProvider.tsx";

/** The reason why an offer cannot be signed: identity papers are missing, or they wait for confirmation (R4.20). */
export function useIdentityHold(): "identityToSend" | "identityConfirming" | null {
  const session = useSession();
  if (session.kind !== "user") return null;
  const today = readToday();
  if (isIdentityConfirmed(session.user, today)) return null;
  return mustResubmitIdentity(session.user, today) ? "identityToSend" : "identityConfirming";
}
