import { mailCopy } from "@kaitori/brand/copy/mail";
import { type MailName, noticeWithoutRequestOf } from "@kaitori/brand/mail";
import { type FillValue, fillGivenValues } from "@kaitori/brand/text";
import { href, yenWithSeparators } from "@kaitori/domain";
import { sql } from "kysely";
import { type ServedBrand, siteAddress } from "../brands/brand.ts";
import { type Transaction, type Writes, write } from "../database/database.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import type { Services } from "../http/services.ts";
import { mailWrites } from "../mail/queue-mail.ts";

type Context = { services: Pick<Services, "config">; brand: ServedBrand; now: Date };

export type Announcement = {
  applicant: Pick<Applicant, "id" | "email" | "last_name" | "first_name" | "mail_notices">;
  entryId: number | null;
  mail: MailName;
  /** Deadlines and owed money are mailed even to applicants who opted out of mails. */
  isAlwaysMailed?: boolean;
  /** News about a delay goes to the inbox only, because a mail counts as a contact (B12). */
  isInboxOnly?: boolean | undefined;
  /** Values of the placeholders. A number is yen or a count. */
  values?: Readonly<Record<string, FillValue>>;
  /** Path of the page to which the mail links; that of the entry or else the profile by default. */
  page?: string;
};

/** Writes one notice and, unless the applicant opted out, one mail in the transaction of their cause (B8). */
export const announce = (
  context: Context & { transaction: Transaction },
  announcement: Announcement,
): Promise<void> => write(context.transaction, announcementWrites(context, announcement));

export function announcementWrites(
  { services, brand, now }: Context,
  {
    applicant,
    entryId,
    mail,
    isAlwaysMailed = false,
    isInboxOnly = false,
    values,
    page = entryId === null ? href.profile() : href.entryDetail({ entryId }),
  }: Announcement,
): Writes {
  const url = siteAddress(brand, services.config, page);
  const filled = Object.fromEntries(
    Object.entries({ ...values, url }).map(([name, value]) => [
      name,
      typeof value === "number" ? yenWithSeparators(value) : value,
    ]),
  );
  const { title, body, bodyWithoutRequest } = noticeTexts(brand, mail, filled);
  const notice: Writes = {
    notice: (query) =>
      query.insertInto("notice").values({
        brand: brand.name,
        applicant_id: applicant.id,
        entry_id: entryId,
        at: now,
        title,
        body:
          bodyWithoutRequest === null
            ? body
            : bodyDuringContactStop(applicant.id, { body, bodyWithoutRequest }),
      }),
  };
  if (isInboxOnly || (!applicant.mail_notices && !isAlwaysMailed)) return notice;
  const name = `${applicant.last_name} ${applicant.first_name}`.trim();
  return {
    ...notice,
    ...mailWrites({
      brand,
      recipient: applicant.email,
      applicantId: applicant.id,
      name,
      mail,
      values: filled,
      contractOf: mail === "contract" ? (entryId ?? undefined) : undefined,
      now,
    }),
  };
}

/**
 * While contacts about money are stopped, the notice leaves out account, sum and last day. The contract pages show
 * them (B12).
 */
const bodyDuringContactStop = (
  applicantId: number,
  { body, bodyWithoutRequest }: { body: string; bodyWithoutRequest: string },
) =>
  sql<string>`case when exists (
    select from contact_stop where applicant_id = ${applicantId} and ended_at is null) then ${bodyWithoutRequest} else ${body} end`;

/** A notice is the text of the mail without service name, link and the sentence of its title. */
function noticeTexts(brand: ServedBrand, mail: MailName, values: Readonly<Record<string, FillValue>>) {
  const fillText = (key: keyof typeof mailCopy.texts) =>
    fillGivenValues(brand.copy[`mail.${key}`] ?? mailCopy.texts[key], {
      ...values,
      serviceName: "",
      url: "",
    });
  const noticeKey = noticeWithoutRequestOf(mail);
  const title = fillText(`${mail}Subject`).replace("【】", "");
  // The first sentence of some mails is their subject.
  const subject = `${title.replace(/（[^（]*）$/, "")}。`;
  const body = fillText(`${mail}Body`).trim();
  return {
    title,
    body: body.startsWith(subject) ? body.slice(subject.length).trim() : body,
    bodyWithoutRequest: noticeKey === undefined ? null : fillText(noticeKey).trim(),
  };
}
