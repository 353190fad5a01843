import { mailCopy } from "../copy/mail.ts";
import type { BrandSettings } from "../settings/schema.ts";
import type { CopyOverrides } from "../text/overrides.ts";
import { type FillValue, fillGivenValues } from "../text/placeholders.ts";

type NameIn<Key> = Key extends `${infer Name}Subject` ? Name : never;
type NameWithoutRequestIn<Key> = Key extends `${infer Name}BodyWithoutRequest` ? Name : never;

/** Every mail the product sends, by its name in the brand's copy. */
export type MailName = NameIn<keyof typeof mailCopy.texts>;

/** Mails with a second body for people who must not be contacted about debts; it requests no money. */
export type MailNameWithoutRequest = NameWithoutRequestIn<keyof typeof mailCopy.texts>;

export const hasBodyWithoutRequest = (mail: MailName): mail is MailNameWithoutRequest & MailName =>
  `${mail}BodyWithoutRequest` in mailCopy.texts;

/** Key of the inbox notice for a person who must not be contacted about debts, if the mail has one. */
export const noticeWithoutRequestOf = (mail: MailName): keyof typeof mailCopy.texts | undefined =>
  ([`${mail}BodyWithoutRequest`, `${mail}NoticeWithoutRequest`] as const).find(
    (key): key is keyof typeof mailCopy.texts & typeof key => key in mailCopy.texts,
  );

export interface MailContent {
  readonly mail: MailName;
  /** Name before "さま"; without it the mail begins with its text. */
  readonly name?: string | undefined;
  readonly values?: Readonly<Record<string, FillValue>> | undefined;
}

export interface MailBrand {
  readonly copy: CopyOverrides;
  readonly settings: BrandSettings;
}

/** The text of a mail, filled with values of the brand and of this mail. */
export function mailText({ copy, settings }: MailBrand, { mail, name, values }: MailContent) {
  const { company, zipcode, address, phone, hours } = settings.legal;
  const allValues = { serviceName: settings.serviceName, company, zipcode, address, phone, hours, ...values };
  const textOf = (key: keyof typeof mailCopy.texts) =>
    fillGivenValues(copy[`mail.${key}`] ?? mailCopy.texts[key], allValues);
  const greeting = name ? `${fillGivenValues(textOf("greeting"), { name })}\n\n` : "";
  const withGreeting = (body: string) => `${greeting}${body}\n\n${textOf("signature")}\n`;
  return {
    subject: textOf(`${mail}Subject`),
    text: withGreeting(textOf(`${mail}Body`)),
    textWithoutRequest: hasBodyWithoutRequest(mail)
      ? withGreeting(textOf(`${mail}BodyWithoutRequest`))
      : null,
  };
}
