import type { Context } from "hono";
import { rememberPlace, spendTrial } from "../accounts/known-places.ts";
import { unauthorized } from "../http/errors.ts";
import { spend } from "../http/rate-limit.ts";
import { randomToken, tokenHash } from "../http/secrets.ts";
import type { Services } from "../services.ts";

export type StaffMember = { id: number; name: string; brands: string[] };

/** One working day. */
const lifetime = 10 * 3_600_000;

/** A desk works with a token in a header, never with a cookie: no page can borrow it. */
export async function startStaffSession(
  services: Services,
  { email, password }: { email: string; password: string },
  clientAddress: string,
): Promise<{ token: string; name: string }> {
  const { database, passwords, clock, config } = services;
  const now = clock();
  const address = email.trim().toLowerCase();
  const spending = { database, secretKey: config.secretKey, now };
  await spend(spending, { name: "desk login by address", burst: 30, seconds: 10 }, clientAddress);
  await spend(spending, { name: "desk login", burst: 10, seconds: 30 }, `${address}\n${clientAddress}`);
  const trial = { at: "desk", email: address, place: clientAddress };
  await spendTrial(services, trial, now);
  const staff = await database
    .selectFrom("staff")
    .selectAll()
    .where("email", "=", address)
    .executeTakeFirst();
  if (!(await passwords.matches(staff?.password_hash, password)) || !staff)
    throw unauthorized("メールアドレスまたはパスワードが正しくありません。");
  await rememberPlace(database, services, trial, now);
  const token = randomToken();
  await database.deleteFrom("staff_session").where("expires_at", "<", now).execute();
  await database
    .insertInto("staff_session")
    .values({
      token_hash: tokenHash(token),
      staff_id: staff.id,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute();
  return { token, name: staff.name };
}

export async function requireStaff({ database, clock }: Services, context: Context): Promise<StaffMember> {
  const [, token] = /^Bearer (\S+)$/.exec(context.req.header("authorization") ?? "") ?? [];
  const staff =
    token === undefined
      ? undefined
      : await database
          .selectFrom("staff_session")
          .innerJoin("staff", "staff.id", "staff_session.staff_id")
          .select(["staff.id", "staff.name", "staff.brands"])
          .where("token_hash", "=", tokenHash(token))
          .where("expires_at", ">", clock())
          .executeTakeFirst();
  if (!staff) throw unauthorized();
  return staff;
}
