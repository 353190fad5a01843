import { reauthRequired } from "../http/errors.ts";
import type { SignedInApplicant } from "../http/session-store.ts";

/** For so long whoever has given the password is taken for the owner of the account. */
const proofLasts = 10 * 60_000;

export interface Proof {
  applicant: SignedInApplicant;
  now: Date;
}

/**
 * Before what cannot be taken back: a session left open or stolen is not enough (D10). The site asks for the password
 * over the page and makes the call again.
 */
export function requireRecentProof({ applicant, now }: Proof): void {
  if (now.getTime() - applicant.proved_at.getTime() > proofLasts) throw reauthRequired();
}
