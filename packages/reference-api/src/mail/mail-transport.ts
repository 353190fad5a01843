import { createTransport } from "nodemailer";
import type { Config } from "../config/config.ts";

export interface OutgoingMail {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  /** The same for every attempt, so that a mail server can tell a repeated one. */
  messageId: string;
}

export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** SMTP by MAIL_URL; without it a mail counts as sent when it can be read in the development mailbox. */
export function mailTransport({ mailUrl }: Pick<Config, "mailUrl">): MailTransport {
  if (!mailUrl) return { send: async () => {}, close: () => {} };
  const transport = createTransport(mailUrl);
  return {
    send: async (mail) => {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
