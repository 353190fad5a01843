import { mailCopy } from "@kaitori/brand/copy/mail";
import { type CopyOverrides, type FillValue, fillLoosely } from "@kaitori/brand/text";
import type { ServedBrand } from "../brands/brand.ts";
import type { Executor } from "../database/database.ts";
import { addJob } from "../jobs/job-store.ts";

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
  now: Date;
}

/** Written in the transaction of what it is about: no mail without the deed, no deed without its mail. */
export async function queueMail(
  executor: Executor,
  { brand, recipient, name, mail, values, now }: NewMail,
): Promise<void> {
  const say = sayingOf(brand, values);
  const greeting = name ? `${fillLoosely(say("greeting"), { name })}\n\n` : "";
  const { id } = await executor
    .insertInto("mail")
    .values({
      brand: brand.name,
      recipient,
      subject: say(`${mail}Subject`),
      body: `${greeting}${say(`${mail}Body`)}\n\n${say("signature")}\n`,
      created_at: now,
      sent_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addJob(executor, { kind: "send-mail", payload: { mail: id }, runAt: now });
}

type Key = keyof typeof mailCopy.texts;

/** The brand's own words where it has them, filled with what every mail knows and what this one is about. */
function sayingOf({ copy, settings }: ServedBrand, values: Readonly<Record<string, FillValue>> = {}) {
  const overrides: CopyOverrides = copy;
  const { company, zipcode, address, phone, hours } = settings.legal;
  const known = { serviceName: settings.serviceName, company, zipcode, address, phone, hours, ...values };
  return (key: Key) => fillLoosely(overrides[`mail.${key}`] ?? mailCopy.texts[key], known);
}
