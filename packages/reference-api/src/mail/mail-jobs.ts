import { mailHtml } from "@kaitori/brand/mail";
import { addDays, nextContactHour, todayInTokyo } from "@kaitori/domain";
import type { Selectable, Updateable } from "kysely";
import { createTransport } from "nodemailer";
import * as v from "valibot";
import type { ServedBrand } from "../brands/brand.ts";
import type { Config } from "../config/read-config.ts";
import type { Database, Executor } from "../database/database.ts";
import type { OperationTables } from "../database/tables/operation-tables.ts";
import type { JobHandlers, MailTransport, Services } from "../http/services.ts";
import { faultFields, type LogFields } from "../log.ts";
import { isReasonGone, isTooOld } from "./mail-use.ts";
import { sendMailJob } from "./queue-mail.ts";

const Payload = v.object({ mail: v.number() });

type ReadContractPdf = (
  database: Database,
  brand: ServedBrand,
  entryId: number,
) => Promise<{ readonly name: string; readonly bytes: Uint8Array } | undefined>;

export const mailJobs = (services: Services, readContractPdf: ReadContractPdf): JobHandlers => ({
  [sendMailJob]: (payload) => sendMail(services, readContractPdf, v.parse(Payload, payload).mail),
});

/**
 * Sends a mail unless contacts are stopped or it is of no use any more. A crash may cause a second copy. A permanently
 * refused mail is not retried.
 */
async function sendMail(
  { database, brands, mail: transport, clock, log }: Services,
  readContractPdf: ReadContractPdf,
  id: number,
): Promise<Date | undefined> {
  const mail = await database
    .selectFrom("mail")
    .selectAll()
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .executeTakeFirst();
  if (!mail) return undefined;
  const updateMail = async (change: Updateable<OperationTables["mail"]>) => {
    await database.updateTable("mail").set(change).where("id", "=", id).execute();
    return undefined;
  };
  const giveUp = (level: "info" | "error", event: string, more: LogFields = {}) => {
    log(level, event, { mail: id, brand: mail.brand, ...more });
    return updateMail({ given_up_at: clock() });
  };
  if (isTooOld(mail, clock())) return giveUp("error", "mail too old", { kind: mail.kind ?? "" });
  const text = await bodyToSend(database, mail, clock());
  if (text === undefined) return giveUp("info", "mail withheld");
  if (text instanceof Date) return text;
  // Stored first, because a crash may follow the sending.
  if (text !== mail.body) await updateMail({ body: text, quiet_body: null });
  const brand = brands.find(({ name }) => name === mail.brand);
  if (!brand) throw new Error(`No brand ${mail.brand}`);
  const { sender, hosts } = brand.settings;
  const { recipient: to, subject, contract_of } = mail;
  const contract = contract_of === null ? undefined : await readContractPdf(database, brand, contract_of);
  try {
    await transport.send({
      from: sender,
      to,
      subject,
      text,
      html: mailHtml(brand, { subject, text }),
      ...(contract && { attachments: [toAttachment(contract)] }),
      messageId: `<mail-${id}@${hosts[0]}>`,
    });
  } catch (error) {
    if (!isRefusedPermanently(error)) throw error;
    return giveUp("error", "mail refused", faultFields(error));
  }
  return updateMail({ sent_at: clock() });
}

const toAttachment = ({ name, bytes }: { name: string; bytes: Uint8Array }) => ({
  filename: name,
  content: Buffer.from(bytes),
  contentType: "application/pdf",
});

/**
 * Chooses the body of a mail; a date if it must wait, undefined if it is withheld. An insolvent recipient gets no
 * mail. With a lawyer or a complaint, mails about money are withheld, and others are sent with the body that requests
 * no money. A mail whose reason is gone is withheld; one about a delay waits for the contact hours (B12).
 */
async function bodyToSend(executor: Executor, mail: Mail, now: Date): Promise<string | Date | undefined> {
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
  if (stops.some(({ cause }) => cause === "insolvency" || mail.is_about_money)) return undefined;
  if (await isReasonGone(executor, mail, now)) return undefined;
  if (stops.length > 0 && mail.quiet_body !== null) return mail.quiet_body;
  if (mail.kind !== "delay") return mail.body;
  const at = nextContactHour(now);
  if (at > now) return at;
  return (await recordDelayContact(executor, mail, now)) ? mail.body : nextMorning(now);
}

/** Records a postponed mail as today's contact about the delay; returns false if another contact was recorded today. */
async function recordDelayContact(executor: Executor, mail: Mail, now: Date): Promise<boolean> {
  const day = todayInTokyo(now);
  if (mail.applicant_id === null || todayInTokyo(mail.created_at) === day) return true;
  const contact = { applicant_id: mail.applicant_id, day, at: now, note: mail.subject, mail_id: mail.id };
  const recorded = await executor
    .insertInto("delay_contact")
    .values(contact)
    .onConflict((conflict) =>
      // A retry on the same day is the same contact.
      conflict
        .columns(["applicant_id", "day"])
        .doUpdateSet({ day })
        .where("delay_contact.mail_id", "=", mail.id),
    )
    .returning("day")
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
