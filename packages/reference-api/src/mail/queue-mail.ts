import { mailCopy } from "@kaitori/brand/copy/mail";
import { type CopyOverrides, type FillValue, fillLoosely } from "@kaitori/brand/text";
import { sql } from "kysely";
import type { ServedBrand } from "../brands/brand.ts";
import type { Executor } from "../database/database.ts";
import { type Writes, write } from "../database/writes.ts";

type NameIn<Key> = Key extends `${infer Name}Subject` ? Name : never;

/** Every mail the product sends, by its name in the brand's copy. */
export type MailName = NameIn<keyof typeof mailCopy.texts>;

export interface NewMail {
  brand: ServedBrand;
  recipient: string;
  /** Before "さま"; without one the mail begins with its text. */
  name?: string;
  mail: MailName;
  values?: Readonly<Record<string, FillValue>>;
  /** The entry whose contract goes with it. */
  contractOf?: number | undefined;
  now: Date;
}

/** Written in the transaction of what it is about: no mail without the deed, no deed without its mail. */
export const queueMail = (executor: Executor, mail: NewMail): Promise<void> =>
  write(executor, mailWrites(mail));

/** The mail and the job that sends it. */
export function mailWrites({ brand, recipient, name, mail, values, contractOf, now }: NewMail): Writes {
  const say = sayingOf(brand, values);
  const greeting = name ? `${fillLoosely(say("greeting"), { name })}\n\n` : "";
  return {
    mail: (open) =>
      open
        .insertInto("mail")
        .values({
          brand: brand.name,
          recipient,
          subject: say(`${mail}Subject`),
          body: `${greeting}${say(`${mail}Body`)}\n\n${say("signature")}\n`,
          created_at: now,
          sent_at: null,
          contract_of: contractOf ?? null,
        })
        .returning("id"),
    mail_job: (open) =>
      open
        .insertInto("job")
        .columns(["kind", "payload", "run_at"])
        .expression((from) =>
          from
            .selectFrom("mail")
            .select(({ fn, val }) => [
              val(sendMailJob).as("kind"),
              fn<string>("jsonb_build_object", [sql.lit("mail"), "mail.id"]).as("payload"),
              val(now).as("run_at"),
            ]),
        ),
  };
}

/** The kind of the jobs that send one mail each. */
export const sendMailJob = "send-mail";

type Key = keyof typeof mailCopy.texts;

/** The brand's own words where it has them, filled with what every mail knows and what this one is about. */
function sayingOf({ copy, settings }: ServedBrand, values: Readonly<Record<string, FillValue>> = {}) {
  const overrides: CopyOverrides = copy;
  const { company, zipcode, address, phone, hours } = settings.legal;
  const known = { serviceName: settings.serviceName, company, zipcode, address, phone, hours, ...values };
  return (key: Key) => fillLoosely(overrides[`mail.${key}`] ?? mailCopy.texts[key], known);
}
