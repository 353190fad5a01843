import { mailHtml } from "@kaitori/brand/mail";
import { addDays, nextContactHour, todayInTokyo } from "@kaitori/domain";
import type { Selectable } from "kysely";
import { createTransport } from "nodemailer";
import * as v from "valibot";
import type { ServedBrand } from "../brands/brand.ts";
import type { Config } from "../config/read-config.ts";
import type { Database, Executor } from "../database/database.ts";
import type { OperationTables } from "../database/tables/operation-tables.ts";
import type { JobHandler, JobHandlers, MailTransport, Services } from "../http/services.ts";
import { faultFields } from "../log.ts";
import { isReasonGone, isTooOld } from "./mail-use.ts";
import { sendMailJob } from "./queue-mail.ts";

const Payload = v.object({ mail: v.number() });

type ReadContractPdf = (
  database: Database,
  brand: ServedBrand,
  entryId: number,
) => Promise<{ readonly name: string; readonly bytes: Uint8Array } | undefined>;

export const mailJobs = (services: Services, readContractPdf: ReadContractPdf): JobHandlers => ({
  [sendMailJob]: sendMail(services, readContractPdf),
});

/**
 * Sends a mail unless contacts are stopped or it is of no use any more. A crash may cause a second copy. A permanently
 * refused mail is not retried.
 */
const sendMail =
  (
    { database, brands, mail: transport, clock, log }: Services,
    readContractPdf: ReadContractPdf,
  ): JobHandler =>
  async (payload) => {
    const unsentMail = await findUnsentMail(database, v.parse(Payload, payload).mail);
    if (!unsentMail) return undefined;
    const { id, kind } = unsentMail;
    if (isTooOld(unsentMail, clock())) {
      log("error", "mail too old", { mail: id, brand: unsentMail.brand, kind: kind ?? "" });
      return endMail(database, id, { given_up_at: clock() });
    }
    const permission = await permitSending(database, unsentMail, clock());
    const mail =
      permission === "sendBodyWithoutMoneyRequest"
        ? await useBodyWithoutMoneyRequest(database, unsentMail)
        : unsentMail;
    if (permission === "withhold") {
      log("info", "mail withheld", { mail: mail.id, brand: mail.brand });
      return endMail(database, mail.id, { given_up_at: clock() });
    }
    if (permission instanceof Date) return permission;
    const brand = brands.find(({ name }) => name === mail.brand);
    if (!brand) throw new Error(`No brand ${mail.brand}`);
    const { sender, hosts } = brand.settings;
    const contract =
      mail.contract_of === null ? undefined : await readContractPdf(database, brand, mail.contract_of);
    try {
      await transport.send({
        from: sender,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body,
        html: mailHtml(brand, { subject: mail.subject, text: mail.body }),
        ...(contract && { attachments: [toAttachment(contract)] }),
        messageId: `<mail-${mail.id}@${hosts[0]}>`,
      });
    } catch (error) {
      if (!isRefusedPermanently(error)) throw error;
      log("error", "mail refused", { mail: mail.id, brand: mail.brand, ...faultFields(error) });
      return endMail(database, mail.id, { given_up_at: clock() });
    }
    return endMail(database, mail.id, { sent_at: clock() });
  };

const toAttachment = ({ name, bytes }: { name: string; bytes: Uint8Array }) => ({
  filename: name,
  content: Buffer.from(bytes),
  contentType: "application/pdf",
});

const findUnsentMail = (database: Database, id: number): Promise<Mail | undefined> =>
  database
    .selectFrom("mail")
    .selectAll()
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .executeTakeFirst();

async function useBodyWithoutMoneyRequest(database: Database, mail: Mail): Promise<Mail> {
  if (mail.quiet_body === null) return mail;
  const withoutMoneyRequest = { body: mail.quiet_body, quiet_body: null };
  await database.updateTable("mail").set(withoutMoneyRequest).where("id", "=", mail.id).execute();
  return { ...mail, ...withoutMoneyRequest };
}

/** Records that a mail needs no further attempt. */
async function endMail(
  database: Database,
  id: number,
  end: { sent_at: Date } | { given_up_at: Date },
): Promise<undefined> {
  await database.updateTable("mail").set(end).where("id", "=", id).execute();
}

/**
 * Decides whether a mail may be sent. An insolvent recipient gets none. With a lawyer or a complaint, mails about money
 * are withheld, and others are sent with the body that requests no money. A mail whose reason is gone is withheld; one
 * about a delay waits for the contact hours (B12).
 */
async function permitSending(
  executor: Executor,
  mail: Mail,
  now: Date,
): Promise<"send" | "sendBodyWithoutMoneyRequest" | "withhold" | Date> {
  const stops = await executor
    .selectFrom("contact_stop")
    .innerJoin("applicant", "applicant.id", "contact_stop.applicant_id")
    .select("contact_stop.cause")
    .where("contact_stop.ended_at", "is", null)
    .where((condition) =>
      condition.or([
        condition("applicant.id", "=", mail.applicant_id),
        condition.and([
          condition("applicant.brand", "=", mail.brand),
          condition("applicant.email", "=", mail.recipient),
        ]),
      ]),
    )
    .execute();
  if (stops.some(({ cause }) => cause === "insolvency" || mail.is_about_money)) return "withhold";
  if (await isReasonGone(executor, mail, now)) return "withhold";
  if (stops.length > 0 && mail.quiet_body !== null) return "sendBodyWithoutMoneyRequest";
  if (mail.kind !== "delay") return "send";
  const at = nextContactHour(now);
  if (at > now) return at;
  return (await recordDelayContact(executor, mail, now)) ? "send" : nextMorning(now);
}

/** Records a postponed mail as today's contact about the delay; returns false if another contact was recorded today. */
async function recordDelayContact(executor: Executor, mail: Mail, now: Date): Promise<boolean> {
  const day = todayInTokyo(now);
  if (mail.applicant_id === null || todayInTokyo(mail.created_at) === day) return true;
  const contact = { applicant_id: mail.applicant_id, day, at: now, note: mail.subject, mail_id: mail.id };
  await executor
    .insertInto("delay_contact")
    .values(contact)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // A retry on the same day is the same contact.
  const recorded = await executor
    .selectFrom("delay_contact")
    .select("day")
    .where("applicant_id", "=", mail.applicant_id)
    .where("day", "=", day)
    .where("mail_id", "=", mail.id)
    .executeTakeFirst();
  return recorded !== undefined;
}

const nextMorning = (now: Date) =>
  nextContactHour(new Date(`${addDays(todayInTokyo(now), 1)}T00:00:00+09:00`));

export type Mail = Selectable<OperationTables["mail"]>;

export const findMail = (executor: Executor, id: number): Promise<Mail | undefined> =>
  executor.selectFrom("mail").selectAll().where("id", "=", id).executeTakeFirst();

export const latestMails = (executor: Executor, limit: number): Promise<Mail[]> =>
  executor.selectFrom("mail").selectAll().orderBy("id", "desc").limit(limit).execute();

/** Timeouts in milliseconds, together less than the lease of the job. */
const limits = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** SMTP by MAIL_URL; without it the development mailbox shows the mails. */
export function mailTransport({ mailUrl }: Pick<Config, "mailUrl">): MailTransport {
  if (!mailUrl) return { send: async () => {}, close: () => {} };
  const transport = createTransport({ url: mailUrl, ...limits });
  return {
    send: async (mail) => {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}

/**
 * True if a retry would be refused too (RFC 5321: 501, 550 to 559). The operator
 * must correct errors of the login or the connection.
 */
export function isRefusedPermanently(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error)) return false;
  if ("command" in error && (error.command === "CONN" || error.command === "AUTH")) return false;
  const code = Number(error.responseCode);
  return code === 501 || Math.floor(code / 10) === 55;
}
