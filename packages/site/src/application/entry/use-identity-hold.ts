import { isIdentityConfirmed, mustResubmitIdentity } from "@kaitori/domain";
import { readToday } from "#foundation/clock/clock.ts";
import { useSession } from "#foundation/session/use-session.ts";

/**
 * The reason why a contract cannot be signed though an offer stands: papers of identity to send, or their confirmation
 * (R4.20).
 */
export function useIdentityHold(): "identityToSend" | "identityConfirming" | null {
  const session = useSession();
  if (session.kind !== "user") return null;
  const today = readToday();
  if (isIdentityConfirmed(session.user, today)) return null;
  return mustResubmitIdentity(session.user, today) ? "identityToSend" : "identityConfirming";
}
