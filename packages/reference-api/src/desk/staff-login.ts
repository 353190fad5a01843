import type { StaffCredentials } from "@kaitori/desk";
import { type LoginAttempt, limitUnknownClients, rememberClient } from "../accounts/known-clients.ts";
import { asServer } from "../database/scope.ts";
import { widerNetworkOf } from "../http/client-address.ts";
import { unauthorized } from "../http/errors.ts";
import { enforceRateLimit } from "../http/rate-limit.ts";
import { randomToken } from "../http/secrets.ts";
import type { Services } from "../http/services.ts";
import { writeAuditRow } from "./audit.ts";
import { countCodeAttempt, useCode } from "./second-factor.ts";
import { normaliseStaffEmail, staffByEmail } from "./staff.ts";
import { newSession } from "./staff-session.ts";

/** A token, or a request for the missing code. */
export type SignedInStaff = { token: string; name: string; device: string } | { needs: "code" };

/** Cause of a refused login for the audit. The response is the same for the first three. */
type LoginRefusal = "unknown" | "wrong password" | "disabled" | "not enrolled" | "code wanted" | "wrong code";

export async function startStaffSession(
  services: Services,
  { email, password, code, device = randomToken() }: StaffCredentials,
  clientAddress: string,
): Promise<SignedInStaff> {
  const { database, passwords, clock } = services;
  const now = clock();
  const attempt = { service: "desk", email: normaliseStaffEmail(email), address: clientAddress, device };
  await countLogin(services, attempt, now);
  const staff = await staffByEmail(database, attempt.email);
  const isPasswordRight = await passwords.matches(staff?.password_hash, password, {
    brand: attempt.service,
    account: widerNetworkOf(clientAddress),
  });
  const auditRefusal = (reason: LoginRefusal) =>
    writeAuditRow(database, {
      staff_id: staff?.id ?? null,
      act: "login refused",
      detail: { reason },
      at: now,
    });

  if (!staff || !isPasswordRight || staff.disabled_at) {
    await auditRefusal(!staff ? "unknown" : isPasswordRight ? "disabled" : "wrong password");
    throw unauthorized("loginWrong");
  }
  if (!staff.one_time_secret) {
    await auditRefusal("not enrolled");
    throw unauthorized("notEnrolled");
  }
  if (!code) {
    await auditRefusal("code wanted");
    return { needs: "code" };
  }
  await countCodeAttempt(services, attempt, now);
  const token = await asServer(database, async (transaction) => {
    if (!(await useCode(transaction, services, { staffId: staff.id, code: code.trim(), now })))
      return undefined;
    await rememberClient(transaction, services, attempt, now);
    await writeAuditRow(transaction, { staff_id: staff.id, act: "login", at: now });
    return newSession(transaction, staff.id, now);
  });
  if (token === undefined) {
    await auditRefusal("wrong code");
    throw unauthorized("codeWrong");
  }
  return { token, name: staff.name, device };
}

async function countLogin(services: Services, attempt: LoginAttempt, now: Date): Promise<void> {
  const request = { services, now };
  await enforceRateLimit(request, { name: "desk login by address", burst: 30, seconds: 10 }, attempt.address);
  await enforceRateLimit(
    request,
    { name: "desk login", burst: 10, seconds: 30 },
    `${attempt.email}\n${attempt.address}`,
  );
  await limitUnknownClients(services, attempt, now);
}
