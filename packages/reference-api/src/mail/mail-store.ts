import type { Selectable } from "kysely";
import type { Executor } from "../database/database.ts";
import type { OperationTables } from "../database/tables/operation-tables.ts";

export type Mail = Selectable<OperationTables["mail"]>;

export const findUnsentMail = (executor: Executor, id: number): Promise<Mail | undefined> =>
  executor
    .selectFrom("mail")
    .selectAll()
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .executeTakeFirst();

/** Replaces the stored text with its quiet form. */
export async function makeQuiet(executor: Executor, mail: Mail): Promise<Mail> {
  if (mail.quiet_body === null) return mail;
  const quiet = { body: mail.quiet_body, quiet_body: null };
  await executor.updateTable("mail").set(quiet).where("id", "=", mail.id).execute();
  return { ...mail, ...quiet };
}

/** Records that a mail needs no further attempt. */
export async function endMail(
  executor: Executor,
  id: number,
  end: { sent_at: Date } | { given_up_at: Date },
): Promise<void> {
  await executor.updateTable("mail").set(end).where("id", "=", id).execute();
}

export const findMail = (executor: Executor, id: number): Promise<Mail | undefined> =>
  executor.selectFrom("mail").selectAll().where("id", "=", id).executeTakeFirst();

export const latestMails = (executor: Executor, limit: number): Promise<Mail[]> =>
  executor.selectFrom("mail").selectAll().orderBy("id", "desc").limit(limit).execute();
