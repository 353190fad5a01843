import type { SessionAnswer, StaffCredentials } from "@kaitori/desk";
import type { Context } from "hono";
import type { InferOutput } from "valibot";
import { findKnownClient, limitUnknownClients, rememberClient } from "../accounts/known-clients.ts";
import type { Executor, Transaction } from "../database/database.ts";
import { widerNetworkOf } from "../http/callers.ts";
import { unauthorized } from "../http/errors.ts";
import { enforceRateLimit } from "../http/rate-limit.ts";
import { randomToken, tokenHash } from "../http/secrets.ts";
import type { Services } from "../http/services.ts";
import { writeAuditRow } from "./audit.ts";
import { normaliseStaffEmail, staffByEmail, useCode } from "./staff.ts";

export type StaffMember = { id: number; name: string; brands: string[] };

/** Milliseconds of a session in total, and without use. */
const lifetimeMilliseconds = 10 * 3_600_000;
const idleMilliseconds = 3 * 3_600_000;
/** Milliseconds after which a request writes again that a session is in use. */
const seenIntervalMilliseconds = 60_000;

/** Starts a session. Its token is sent in a header, so that no page can use it. */
async function newSession(transaction: Transaction, staffId: number, now: Date): Promise<string> {
  const token = randomToken();
  await transaction.deleteFrom("staff_session").where("expires_at", "<", now).execute();
  await transaction
    .insertInto("staff_session")
    .values({
      token_hash: tokenHash(token),
      staff_id: staffId,
      seen_at: now,
      expires_at: new Date(now.getTime() + lifetimeMilliseconds),
    })
    .execute();
  return token;
}

export async function requireStaff({ database, clock }: Services, context: Context): Promise<StaffMember> {
  const now = clock();
  const earlier = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const staff = await database
    .with("session", (query) =>
      query
        .selectFrom("staff_session")
        .innerJoin("staff", "staff.id", "staff_session.staff_id")
        .select(["staff.id", "staff.name", "staff.brands", "token_hash"])
        .where("token_hash", "=", tokenHashOf(context))
        .where("expires_at", ">", now)
        .where("seen_at", ">", earlier(idleMilliseconds))
        .where("staff.disabled_at", "is", null),
    )
    .with("seen", (query) =>
      query
        .updateTable("staff_session")
        .from("session")
        .set({ seen_at: now })
        .whereRef("staff_session.token_hash", "=", "session.token_hash")
        .where("seen_at", "<", earlier(seenIntervalMilliseconds)),
    )
    .selectFrom("session")
    .select(["id", "name", "brands"])
    .executeTakeFirst();
  if (!staff) throw unauthorized();
  return staff;
}

export async function endStaffSession(
  { database, clock }: Services,
  context: Context,
  staff: StaffMember,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("staff_session").where("token_hash", "=", tokenHashOf(context)).execute();
    await writeAuditRow(transaction, { staff_id: staff.id, act: "logout", at: clock() });
  });
}

export const endSessionsOf = (executor: Executor, staffId: number) =>
  executor.deleteFrom("staff_session").where("staff_id", "=", staffId).execute();

function tokenHashOf(context: Context): string {
  const [, token = ""] = /^Bearer (\S+)$/.exec(context.req.header("authorization") ?? "") ?? [];
  return tokenHash(token);
}

export async function startStaffSession(
  services: Services,
  { email, password, code, device = randomToken() }: StaffCredentials,
  clientAddress: string,
): Promise<InferOutput<typeof SessionAnswer>> {
  const { database, passwords, clock } = services;
  const now = clock();
  const attempt = { service: "desk", email: normaliseStaffEmail(email), address: clientAddress, device };
  const request = { services, now };
  const mailAndAddress = `${attempt.email}\n${clientAddress}`;
  await enforceRateLimit(request, { name: "desk login by address", burst: 30, seconds: 10 }, clientAddress);
  await enforceRateLimit(request, { name: "desk login", burst: 10, seconds: 30 }, mailAndAddress);
  const knownClient = await findKnownClient(services, attempt);
  if (knownClient === undefined) await limitUnknownClients(request, attempt);
  const staff = await staffByEmail(database, attempt.email);
  const isPasswordRight = await passwords.matches(staff?.password_hash, password, {
    brand: attempt.service,
    account: widerNetworkOf(clientAddress),
  });
  const auditRefusal = (reason: string) =>
    writeAuditRow(database, {
      staff_id: staff?.id ?? null,
      act: "login refused",
      detail: { reason },
      at: now,
    });
  const refuse = async (reason: string, code: "loginWrong" | "notEnrolled" | "codeWrong"): Promise<never> => {
    await auditRefusal(reason);
    throw unauthorized(code);
  };

  // The response is the same for the first three.
  if (!staff) return refuse("unknown", "loginWrong");
  if (!isPasswordRight) return refuse("wrong password", "loginWrong");
  if (staff.disabled_at) return refuse("disabled", "loginWrong");
  if (!staff.one_time_secret) return refuse("not enrolled", "notEnrolled");
  if (!code) {
    await auditRefusal("code wanted");
    return { needs: "code" };
  }
  // Counted after the right password, separately for each known device and mail address.
  const codeLimit = { name: "desk code", burst: 5, seconds: 300 };
  await enforceRateLimit(request, codeLimit, `${attempt.email}\n${knownClient ?? "elsewhere"}`);
  const token = await database.transaction().execute(async (transaction) => {
    if (!(await useCode(transaction, services, staff, code.normalize("NFKC").trim(), now))) return undefined;
    await rememberClient(transaction, services, attempt, now);
    await writeAuditRow(transaction, { staff_id: staff.id, act: "login", at: now });
    return newSession(transaction, staff.id, now);
  });
  if (token === undefined) return refuse("wrong code", "codeWrong");
  return { token, name: staff.name, device };
}
