import type { Executor, Transaction } from "../database/database.ts";
import type { MailLinkPurpose } from "../database/tables/account-tables.ts";
import { HttpError } from "../http/errors.ts";
import { randomToken, tokenHash } from "../http/secrets.ts";
import { linkHours } from "../mail/mail-use.ts";

const hourMilliseconds = 3_600_000;

const validMilliseconds: Readonly<Record<MailLinkPurpose, number>> = {
  activation: linkHours.activation * hourMilliseconds,
  password_reset: linkHours.passwordReset * hourMilliseconds,
  mail_change: linkHours.mailChange * hourMilliseconds,
};

export interface NewMailLink {
  purpose: MailLinkPurpose;
  brand: string;
  /** Id of the applicant, or of the registration. */
  ownerId: number;
  newEmail?: string;
  now: Date;
}

/** Stores a new link and returns its token, which only the mail contains. */
export async function createMailLink(
  executor: Executor,
  { purpose, brand, ownerId, newEmail, now }: NewMailLink,
): Promise<string> {
  const token = randomToken();
  await executor
    .insertInto("mail_link")
    .values({
      token_hash: tokenHash(token),
      purpose,
      brand,
      subject: ownerId,
      new_email: newEmail ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + validMilliseconds[purpose]),
    })
    .execute();
  return token;
}

export interface OpenedLink {
  ownerId: number;
  newEmail: string | null;
}

interface MailLinkQuery {
  purpose: MailLinkPurpose;
  brand: string;
  token: string;
  now: Date;
}

/** Uses up the link. One statement finds and marks it, so that only one of two parallel requests succeeds. */
export async function openMailLink(
  transaction: Transaction,
  { purpose, brand, token, now }: MailLinkQuery,
): Promise<OpenedLink> {
  const usedLink = await transaction
    .updateTable("mail_link")
    .set({ used_at: now })
    .where("token_hash", "=", tokenHash(token))
    .where("purpose", "=", purpose)
    .where("brand", "=", brand)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["subject", "new_email"])
    .executeTakeFirst();
  if (usedLink) return { ownerId: usedLink.subject, newEmail: usedLink.new_email };
  const link = await findMailLink(transaction, { purpose, brand, token, now });
  throw refusalOf(link, now) ?? linkGone("used");
}

/** Returns the owner of an unused link without using it up, before the password is hashed. */
export async function requireMailLink(executor: Executor, query: MailLinkQuery): Promise<number> {
  const link = await findMailLink(executor, query);
  const refusal = refusalOf(link, query.now);
  if (!link || refusal) throw refusal ?? linkGone("unknown");
  return link.subject;
}

const findMailLink = (executor: Executor, { purpose, brand, token }: MailLinkQuery) =>
  executor
    .selectFrom("mail_link")
    .select(["subject", "used_at", "expires_at"])
    .where("token_hash", "=", tokenHash(token))
    .where("purpose", "=", purpose)
    .where("brand", "=", brand)
    .executeTakeFirst();

function refusalOf(link: Awaited<ReturnType<typeof findMailLink>>, now: Date): HttpError | undefined {
  if (!link) return linkGone("unknown");
  if (link.used_at) return linkGone("used");
  return link.expires_at > now ? undefined : linkGone("expired");
}

const messages = {
  unknown: "linkUnknown",
  used: "linkUsed",
  expired: "linkExpired",
} as const;

export const linkGone = (reason: keyof typeof messages) =>
  new HttpError(410, { detail: messages[reason], more: { reason } });

export async function invalidateMailLinks(
  executor: Executor,
  purpose: MailLinkPurpose,
  ownerId: number,
  now: Date,
): Promise<void> {
  await executor
    .updateTable("mail_link")
    .set({ used_at: now })
    .where("purpose", "=", purpose)
    .where("subject", "=", ownerId)
    .where("used_at", "is", null)
    .execute();
}
