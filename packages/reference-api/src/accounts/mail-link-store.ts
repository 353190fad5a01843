import type { Executor, Transaction } from "../database/database.ts";
import type { MailLinkPurpose } from "../database/tables/account-tables.ts";
import { HttpError } from "../http/errors.ts";
import { randomToken, tokenHash } from "../http/secrets.ts";

const hour = 3_600_000;

const validFor: Readonly<Record<MailLinkPurpose, number>> = {
  activation: 24 * hour,
  password_reset: hour,
  mail_change: 24 * hour,
};

export interface NewMailLink {
  purpose: MailLinkPurpose;
  brand: string;
  subject: number;
  newEmail?: string;
  now: Date;
}

/** Returns the token, which only the mail contains: the database stores its hash. */
export async function createMailLink(
  executor: Executor,
  { purpose, brand, subject, newEmail, now }: NewMailLink,
): Promise<string> {
  const token = randomToken();
  await executor
    .insertInto("mail_link")
    .values({
      token_hash: tokenHash(token),
      purpose,
      brand,
      subject,
      new_email: newEmail ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + validFor[purpose]),
      used_at: null,
    })
    .execute();
  return token;
}

export interface OpenedLink {
  subject: number;
  newEmail: string | null;
}

interface Opening {
  purpose: MailLinkPurpose;
  brand: string;
  token: string;
  now: Date;
}

/** Of two requests at once one wins: the statement that finds the row unused also marks it. */
export async function openMailLink(
  transaction: Transaction,
  { purpose, brand, token, now }: Opening,
): Promise<OpenedLink> {
  const opened = await transaction
    .updateTable("mail_link")
    .set({ used_at: now })
    .where("token_hash", "=", tokenHash(token))
    .where("purpose", "=", purpose)
    .where("brand", "=", brand)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["subject", "new_email"])
    .executeTakeFirst();
  if (opened) return { subject: opened.subject, newEmail: opened.new_email };
  const found = await findMailLink(transaction, { purpose, brand, token, now });
  throw linkProblem(found, now) ?? goneLink("used");
}

/** Owner of an unused link; checked before hashing a password, so that an unknown token costs little. */
export async function requireMailLink(executor: Executor, opening: Opening): Promise<number> {
  const known = await findMailLink(executor, opening);
  const problem = linkProblem(known, opening.now);
  if (!known || problem) throw problem ?? goneLink("unknown");
  return known.subject;
}

const findMailLink = (executor: Executor, { purpose, brand, token }: Opening) =>
  executor
    .selectFrom("mail_link")
    .select(["subject", "used_at", "expires_at"])
    .where("token_hash", "=", tokenHash(token))
    .where("purpose", "=", purpose)
    .where("brand", "=", brand)
    .executeTakeFirst();

function linkProblem(known: Awaited<ReturnType<typeof findMailLink>>, now: Date): HttpError | undefined {
  if (!known) return goneLink("unknown");
  if (known.used_at) return goneLink("used");
  return known.expires_at > now ? undefined : goneLink("expired");
}

const details = {
  unknown: "linkUnknown",
  used: "linkUsed",
  expired: "linkExpired",
} as const;

export const goneLink = (reason: keyof typeof details) =>
  new HttpError(410, { detail: details[reason], more: { reason } });

/** Makes earlier links invalid, such as when a newer one has been used. */
export async function voidMailLinks(
  executor: Executor,
  purpose: MailLinkPurpose,
  subject: number,
  now: Date,
): Promise<void> {
  await executor
    .updateTable("mail_link")
    .set({ used_at: now })
    .where("purpose", "=", purpose)
    .where("subject", "=", subject)
    .where("used_at", "is", null)
    .execute();
}

export async function deleteOldMailLinks(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom("mail_link").where("expires_at", "<", before).execute();
}
