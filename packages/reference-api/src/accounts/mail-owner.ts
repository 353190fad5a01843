import type { MailName } from "@kaitori/brand/mail";
import { siteAddress } from "../brands/brand.ts";
import { normalEmail } from "../database/applicants.ts";
import type { Transaction } from "../database/database.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import type { BrandRequest } from "../http/read-request.ts";
import { addJob } from "../jobs/job-store.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { createMailLink, mailOfPurpose, type NewMailLink } from "./mail-link-store.ts";

interface LinkMail {
  mail: MailName;
  recipient: string;
  /** Null before there is an account. */
  applicantId: number | null;
  page: string;
  query?: Readonly<Record<string, string>>;
}

export const queueLinkMail = (
  transaction: Transaction,
  { services, brand, now }: BrandRequest,
  { page, query, ...mail }: LinkMail,
): Promise<void> =>
  queueMail(transaction, {
    ...mail,
    brand,
    values: { url: siteAddress(brand, services.config, page, query) },
    now,
  });

interface LinkToMail extends Pick<NewMailLink, "purpose" | "ownerId">, Pick<LinkMail, "page" | "query"> {
  recipient: string;
}

/** Mails a new link to its owner, or to the new address. */
export async function mailNewLink(
  transaction: Transaction,
  request: BrandRequest,
  { purpose, ownerId, recipient, page, query }: LinkToMail,
): Promise<void> {
  const newEmail = purpose === "mail_change" ? recipient : undefined;
  const token = await createMailLink(transaction, request, { purpose, ownerId, newEmail });
  await queueLinkMail(transaction, request, {
    mail: mailOfPurpose[purpose],
    recipient,
    applicantId: purpose === "activation" ? null : ownerId,
    page,
    query: { ...query, token },
  });
}

/** Queues a job that sends the mail, so that the response takes the same time for known and unknown addresses. */
export async function addMailJob(
  { services, brand, now }: BrandRequest,
  kind: "resend-activation" | "mail-password-reset",
  email: string,
): Promise<void> {
  const payload = { brand: brand.name, email: normalEmail(email) };
  await addJob(services.database, { kind, payload, runAt: now });
  services.jobs.wake();
}

const dayAndTime = new Intl.DateTimeFormat("ja-JP", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Tokyo",
});

/** Mails the owner the time of a change, because somebody else may have made it. */
export const mailOwner = (
  transaction: Transaction,
  { brand, now }: Pick<BrandRequest, "brand" | "now">,
  { id, email }: Pick<Applicant, "id" | "email">,
  mail: "passwordChanged" | "left" | "accountChanged",
  values: Readonly<Record<string, string>> = {},
): Promise<void> =>
  queueMail(transaction, {
    brand,
    recipient: email,
    applicantId: id,
    mail,
    values: { date: dayAndTime.format(now), ...values },
    now,
  });
