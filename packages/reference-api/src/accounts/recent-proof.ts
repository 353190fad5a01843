import { reauthRequired } from "../http/errors.ts";
import type { SignedInApplicant } from "../http/session-store.ts";

/** Time for which a password counts as recent. */
const proofLasts = 10 * 60_000;

export interface Proof {
  applicant: SignedInApplicant;
  now: Date;
}

/**
 * Required before irreversible acts, because a session may be left open or stolen (D10). The site asks for the
 * password in a dialog and repeats the call.
 */
export function requireRecentProof({ applicant, now }: Proof): void {
  if (now.getTime() - applicant.proved_at.getTime() > proofLasts) throw reauthRequired();
}
