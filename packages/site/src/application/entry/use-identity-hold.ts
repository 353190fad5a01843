import { isIdentityConfirmed, mustResubmitIdentity, todayInTokyo } from "@kaitori/domain";
import { useSession } from "#foundation/session/use-session.ts";

/** What keeps somebody from a contract though an offer stands: papers of identity to send, or their confirmation (R4.20). */
export function useIdentityHold(): "identityToSend" | "identityConfirming" | null {
  const session = useSession();
  if (session.kind !== "user") return null;
  const today = todayInTokyo(new Date());
  if (isIdentityConfirmed(session.user, today)) return null;
  return mustResubmitIdentity(session.user, today) ? "identityToSend" : "identityConfirming";
}
