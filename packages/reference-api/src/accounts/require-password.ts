import { lockApplicant } from "../database/applicants.ts";
import type { Transaction } from "../database/database.ts";
import { reauthRequired } from "../http/errors.ts";
import type { SignedInApplicant } from "../http/session-store.ts";

/** Locks the applicant and refuses if the password has changed since the check. */
export async function requireSamePassword(
  transaction: Transaction,
  applicantId: number,
  verified: string | null,
  refusal: () => Error,
): Promise<void> {
  const { password_hash } = await lockApplicant(transaction, applicantId);
  if (password_hash !== verified) throw refusal();
}

/** Milliseconds for which a password counts as recent. */
const recentMilliseconds = 10 * 60_000;

export interface PasswordCheckTime {
  applicant: SignedInApplicant;
  now: Date;
}

/** Requires a recent password before an irreversible act (D10). The site asks for it and repeats the call. */
export function requireRecentPassword({ applicant, now }: PasswordCheckTime): void {
  if (now.getTime() - applicant.proved_at.getTime() > recentMilliseconds) throw reauthRequired();
}
