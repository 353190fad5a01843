import { mailCopy } from "../copy/mail.ts";
import type { BrandSettings } from "../settings/schema.ts";
import type { CopyOverrides } from "../text/overrides.ts";
import { type FillValue, fillLoosely } from "../text/placeholders.ts";

type NameIn<Key> = Key extends `${infer Name}Subject` ? Name : never;

/** Every mail the product sends, by its name in the brand's copy. */
export type MailName = NameIn<keyof typeof mailCopy.texts>;

export interface MailContent {
  readonly mail: MailName;
  /** Before "さま"; without one the mail begins with its text. */
  readonly name?: string | undefined;
  readonly values?: Readonly<Record<string, FillValue>> | undefined;
}

export interface MailBrand {
  readonly copy: CopyOverrides;
  readonly settings: BrandSettings;
}

/** A mail in the brand's own words where it has them, filled with what every mail knows and what this one is about. */
export function mailText({ copy, settings }: MailBrand, { mail, name, values }: MailContent) {
  const { company, zipcode, address, phone, hours } = settings.legal;
  const known = { serviceName: settings.serviceName, company, zipcode, address, phone, hours, ...values };
  const say = (key: keyof typeof mailCopy.texts) =>
    fillLoosely(copy[`mail.${key}`] ?? mailCopy.texts[key], known);
  const greeting = name ? `${fillLoosely(say("greeting"), { name })}\n\n` : "";
  return {
    subject: say(`${mail}Subject`),
    text: `${greeting}${say(`${mail}Body`)}\n\n${say("signature")}\n`,
  };
}
