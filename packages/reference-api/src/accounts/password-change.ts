import { passwordIssues, passwordWords } from "@kaitori/domain";
import type { ServedBrand } from "../brands/brand.ts";
import { getApplicant } from "../database/applicants.ts";
import { asServer } from "../database/scope.ts";
import { refuseIssues } from "../http/issues.ts";
import type { Services } from "../http/services.ts";
import {
  endOtherSessions,
  type NewSession,
  renewSession,
  type SignedInApplicant,
} from "../http/session-store.ts";
import type { Caller } from "../work-queue.ts";
import { setPassword } from "./applicant-store.ts";
import { voidMailLinks } from "./mail-link-store.ts";
import { mailPasswordChanged } from "./mail-owner.ts";
import { passwordFindings } from "./password-findings.ts";
import { requirePassword, requireSamePassword, wrongPassword } from "./require-password.ts";
import { type NotedRequest, noteSecurityEvent, refuseTooManyChanges } from "./security-events.ts";

interface AccountRequest extends NotedRequest {
  services: Services;
  brand: ServedBrand;
  sessionToken: string;
  caller: Caller;
  applicant: SignedInApplicant;
  now: Date;
}

/** Requires the current password. Afterwards only this browser stays signed in, with a new session. */
export async function changeOwnPassword(
  request: AccountRequest,
  { current_password, new_password }: { current_password: string; new_password: string },
): Promise<Pick<NewSession, "token" | "maxAge"> | undefined> {
  const { services, brand, sessionToken, applicant, now } = request;
  const chooser = await getApplicant(services.database, applicant.id);
  const path = ["new_password"];
  refuseIssues(passwordIssues(new_password, chooser.email, path, passwordWords(brand, chooser)));
  // Counts the attempt before the slow check of the new password.
  const proved = await requirePassword(request, current_password, "current_password");
  refuseIssues(await passwordFindings(request, new_password, chooser, path));
  const hash = await services.passwords.hash(new_password, request.caller);
  return asServer(services.database, async (transaction) => {
    const wrong = () => wrongPassword("current_password");
    await requireSamePassword(transaction, applicant.id, proved, wrong);
    await refuseTooManyChanges(transaction, applicant.id, "password_changed", now);
    await setPassword(transaction, applicant.id, hash, now);
    await voidMailLinks(transaction, "password_reset", applicant.id, now);
    await voidMailLinks(transaction, "mail_change", applicant.id, now);
    await endOtherSessions(transaction, applicant.id, sessionToken);
    await noteSecurityEvent(transaction, request, applicant.id, "password_changed");
    await mailPasswordChanged(transaction, { brand, applicant, now });
    return renewSession(transaction, sessionToken, now);
  });
}
