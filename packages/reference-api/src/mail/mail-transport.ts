import { createTransport } from "nodemailer";
import type { Config } from "../config/read-config.ts";
import type { MailTransport } from "../http/services.ts";

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
