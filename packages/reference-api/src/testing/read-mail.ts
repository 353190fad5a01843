import type { Database } from "../database/database.ts";

export interface ReadMail {
  subject: string;
  body: string;
  /** Query of the link in the mail. */
  query: URLSearchParams;
  token: string;
}

export async function mailsTo(database: Database, recipient: string): Promise<ReadMail[]> {
  const mails = await database
    .selectFrom("mail")
    .select(["subject", "body"])
    .where("recipient", "=", recipient)
    .orderBy("id")
    .execute();
  return mails.map((mail) => {
    const query = queryOfLink(mail.body);
    return { ...mail, query, token: query.get("token") ?? "" };
  });
}

export async function lastMailTo(database: Database, recipient: string): Promise<ReadMail> {
  const mail = (await mailsTo(database, recipient)).at(-1);
  if (!mail) throw new Error(`No mail to ${recipient}`);
  return mail;
}

function queryOfLink(body: string): URLSearchParams {
  const link = /https?:\/\/\S+/.exec(body)?.[0];
  return link ? new URL(link).searchParams : new URLSearchParams();
}
