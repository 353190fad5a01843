import type { Context } from "hono";
import type { Executor, Transaction } from "../database/database.ts";
import { asServer } from "../database/scope.ts";
import { unauthorized } from "../http/errors.ts";
import { randomToken, tokenHash } from "../http/secrets.ts";
import type { Services } from "../http/services.ts";
import { writeAuditRow } from "./audit.ts";

export type StaffMember = { id: number; name: string; brands: string[] };

/** Milliseconds of a session in total, and without use. */
const lifetimeMilliseconds = 10 * 3_600_000;
const idleMilliseconds = 3 * 3_600_000;
/** Minimum milliseconds between two updates of a session in use. */
const seenIntervalMilliseconds = 60_000;

/** Starts a session. Its token is sent in a header, so that no page can use it. */
export async function newSession(transaction: Transaction, staffId: number, now: Date): Promise<string> {
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
  const token_hash = tokenHashOf(context);
  const now = clock();
  const row = await database
    .selectFrom("staff_session")
    .innerJoin("staff", "staff.id", "staff_session.staff_id")
    .select(["staff.id", "staff.name", "staff.brands", "staff_session.seen_at"])
    .where("token_hash", "=", token_hash)
    .where("expires_at", ">", now)
    .where("seen_at", ">", earlierThan(now, idleMilliseconds))
    .where("staff.disabled_at", "is", null)
    .executeTakeFirst();
  if (!row) throw unauthorized();
  const { seen_at, ...staff } = row;
  if (seen_at < earlierThan(now, seenIntervalMilliseconds))
    await database
      .updateTable("staff_session")
      .set({ seen_at: now })
      .where("token_hash", "=", token_hash)
      .execute();
  return staff;
}

const earlierThan = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

export async function endStaffSession(
  { database, clock }: Services,
  context: Context,
  staff: StaffMember,
): Promise<void> {
  await asServer(database, async (transaction) => {
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
