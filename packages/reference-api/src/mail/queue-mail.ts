import { type MailContent, type MailName, mailText } from "@kaitori/brand/mail";
import { sql } from "kysely";
import type { ServedBrand } from "../brands/brand.ts";
import { type Executor, type Writes, write } from "../database/database.ts";

interface NewMail extends MailContent {
  brand: ServedBrand;
  recipient: string;
  /** Account of the recipient, to which contact stops apply; null before there is an account. */
  applicantId: number | null;
  /** Entry whose contract is attached. */
  contractOf?: number | undefined;
  now: Date;
}

/** Stores the mail in the transaction of its cause. */
export const queueMail = (executor: Executor, mail: NewMail): Promise<void> =>
  write(executor, mailWrites(mail));

/** Mails about money to hand over, which contact stops prevent (B12). */
const moneyMails: ReadonlySet<MailName> = new Set([
  "handOverSoon",
  "handOverToday",
  "reportAsked",
  "reportReceived",
  "reportNotYet",
  "reportNotYetUnknown",
  "reportInsolvent",
  "reportBeforePayOut",
  "takeBackReport",
  "handOverPart",
  "handOver",
  "undoHandOver",
  "settle",
  "settleUncollectable",
  "delay",
]);

export function mailWrites(newMail: NewMail): Writes {
  const { brand, recipient, applicantId, mail, contractOf, now } = newMail;
  const { subject, text, textWithoutRequest } = mailText(brand, newMail);
  return {
    mail: (creator) =>
      creator
        .insertInto("mail")
        .values({
          brand: brand.name,
          recipient,
          subject,
          body: text,
          created_at: now,
          contract_of: contractOf ?? null,
          applicant_id: applicantId,
          kind: mail,
          is_about_money: moneyMails.has(mail),
          quiet_body: textWithoutRequest,
        })
        .returning("id"),
    mail_job: (creator) =>
      creator
        .insertInto("job")
        .columns(["kind", "payload", "run_at"])
        .expression(sql`
          select ${sendMailJob}::text, jsonb_build_object('mail', mail.id), ${now}::timestamptz from mail`),
  };
}

/** Kind of the jobs that send one mail each. */
export const sendMailJob = "send-mail";
