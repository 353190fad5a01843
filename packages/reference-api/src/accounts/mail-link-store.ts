import type { Executor, Transaction } from "../database/database.ts";
import type { MailLinkPurpose } from "../database/tables/account-tables.ts";
import { HttpError } from "../http/errors.ts";
import type { BrandRequest } from "../http/read-request.ts";
import { randomToken, tokenHash } from "../http/secrets.ts";
import { linkHours } from "../mail/mail-use.ts";

export const mailOfPurpose = {
  activation: "activation",
  password_reset: "passwordReset",
  mail_change: "mailChange",
} as const satisfies Record<MailLinkPurpose, keyof typeof linkHours>;

type LinkRequest = Pick<BrandRequest, "brand" | "now">;

export interface NewMailLink {
  purpose: MailLinkPurpose;
  /** Id of the applicant, or of the registration. */
  ownerId: number;
  newEmail?: string | undefined;
}

/** Stores a new link and returns its token, which only the mail contains. */
export async function createMailLink(
  executor: Executor,
  { brand, now }: LinkRequest,
  { purpose, ownerId, newEmail }: NewMailLink,
): Promise<string> {
  const token = randomToken();
  const validMilliseconds = linkHours[mailOfPurpose[purpose]] * 3_600_000;
  await executor
    .insertInto("mail_link")
    .values({
      token_hash: tokenHash(token),
      purpose,
      brand: brand.name,
      subject: ownerId,
      new_email: newEmail ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + validMilliseconds),
    })
    .execute();
  return token;
}

/** Uses up the link. One statement finds and marks it, so that only one of two parallel requests succeeds. */
export async function openMailLink(
  transaction: Transaction,
  request: LinkRequest,
  purpose: MailLinkPurpose,
  token: string,
): Promise<{ ownerId: number; newEmail: string | null }> {
  const usedLink = await transaction
    .updateTable("mail_link")
    .set({ used_at: request.now })
    .where("token_hash", "=", tokenHash(token))
    .where("purpose", "=", purpose)
    .where("brand", "=", request.brand.name)
    .where("used_at", "is", null)
    .where("expires_at", ">", request.now)
    .returning(["subject as ownerId", "new_email as newEmail"])
    .executeTakeFirst();
  if (usedLink) return usedLink;
  await requireMailLink(transaction, request, purpose, token);
  throw linkGone("used");
}

/** Returns the owner of an unused link without using it up, before the password is hashed. */
export async function requireMailLink(
  executor: Executor,
  { brand, now }: LinkRequest,
  purpose: MailLinkPurpose,
  token: string,
): Promise<number> {
  const link = await executor
    .selectFrom("mail_link")
    .select(["subject", "used_at", "expires_at"])
    .where("token_hash", "=", tokenHash(token))
    .where("purpose", "=", purpose)
    .where("brand", "=", brand.name)
    .executeTakeFirst();
  if (!link) throw linkGone("unknown");
  if (link.used_at) throw linkGone("used");
  if (link.expires_at <= now) throw linkGone("expired");
  return link.subject;
}

const messages = {
  unknown: "linkUnknown",
  used: "linkUsed",
  expired: "linkExpired",
} as const;

export const linkGone = (reason: keyof typeof messages) =>
  new HttpError(410, { detail: messages[reason], more: { reason } });

/** Invalidates the links for a new password or address. */
export async function invalidateMailLinks(
  executor: Executor,
  ownerId: number,
  now: Date,
  purposes: readonly MailLinkPurpose[] = ["password_reset", "mail_change"],
): Promise<void> {
  await executor
    .updateTable("mail_link")
    .set({ used_at: now })
    .where("purpose", "in", purposes)
    .where("subject", "=", ownerId)
    .where("used_at", "is", null)
    .execute();
}
