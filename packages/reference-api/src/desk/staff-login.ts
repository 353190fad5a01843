import * as v from "valibot";
import { rememberPlace, spendTrial, type Trial } from "../accounts/known-places.ts";
import { asServer } from "../database/scope.ts";
import { unauthorized } from "../http/errors.ts";
import { spend } from "../http/rate-limit.ts";
import type { Services } from "../services.ts";
import { audit } from "./audit.ts";
import { spendCodeTry, useCode } from "./second-factor.ts";
import { normalStaffEmail, staffByEmail } from "./staff.ts";
import { newSession } from "./staff-session.ts";

export const StaffCredentials = v.object({
  email: v.string(),
  password: v.string(),
  /** Of the authenticator app, or a recovery code. */
  code: v.optional(v.string()),
});

/** The password alone leads to the question for a code. */
export type SignedInStaff = { token: string; name: string } | { needs: "code" };

/** Why a login was refused, for the audit; whoever asks hears the same of the first three. */
type LoginRefusal = "unknown" | "wrong password" | "disabled" | "not enrolled" | "code wanted" | "wrong code";

export async function startStaffSession(
  services: Services,
  { email, password, code }: v.InferOutput<typeof StaffCredentials>,
  clientAddress: string,
): Promise<SignedInStaff> {
  const { database, passwords, clock } = services;
  const now = clock();
  const trial = { at: "desk", email: normalStaffEmail(email), place: clientAddress };
  await spendLogin(services, trial, now);
  const staff = await staffByEmail(database, trial.email);
  const right = await passwords.matches(staff?.password_hash, password);
  const refused = (reason: LoginRefusal) =>
    audit(database, { staffId: staff?.id, act: "login refused", detail: { reason }, now });

  if (!staff || !right || staff.disabled_at) {
    await refused(!staff ? "unknown" : right ? "disabled" : "wrong password");
    throw unauthorized("loginWrong");
  }
  if (!staff.one_time_secret) {
    await refused("not enrolled");
    throw unauthorized("notEnrolled");
  }
  if (!code) {
    await refused("code wanted");
    return { needs: "code" };
  }
  await spendCodeTry(services, trial, now);
  const token = await asServer(database, async (transaction) => {
    if (!(await useCode(transaction, services, { staffId: staff.id, code: code.trim(), now })))
      return undefined;
    await rememberPlace(transaction, services, trial, now);
    await audit(transaction, { staffId: staff.id, act: "login", now });
    return newSession(transaction, staff.id, now);
  });
  if (token === undefined) {
    await refused("wrong code");
    throw unauthorized("codeWrong");
  }
  return { token, name: staff.name };
}

async function spendLogin(services: Services, trial: Trial, now: Date): Promise<void> {
  const { database, config } = services;
  const spending = { database, secretKey: config.secretKey, now };
  await spend(spending, { name: "desk login by address", burst: 30, seconds: 10 }, trial.place);
  await spend(spending, { name: "desk login", burst: 10, seconds: 30 }, `${trial.email}\n${trial.place}`);
  await spendTrial(services, trial, now);
}
