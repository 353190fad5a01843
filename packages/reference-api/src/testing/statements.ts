import { type RawBuilder, sql } from "kysely";
import { asApplicant, type Database, type Transaction } from "../database/database.ts";

export type DatabaseRole = "the server" | "an applicant";

/** Runs the statements in one transaction; returns whether they reached the commit, and its outcome. */
export async function tryStatements(
  database: Database,
  role: DatabaseRole,
  { applicantId }: { applicantId: number },
  statements: readonly RawBuilder<unknown>[],
): Promise<{ reached: string; outcome: string }> {
  let reached = "nothing";
  const run = async (transaction: Transaction) => {
    for (const statement of statements) await statement.execute(transaction);
    reached = "commit";
  };
  const running =
    role === "the server"
      ? database.transaction().execute(run)
      : asApplicant(database, { brand: "test-brand", applicantId }, run);
  const outcome = await running.then(
    () => "done",
    (error: unknown) => String(error),
  );
  return { reached, outcome };
}

/** Runs work with the triggers disabled that guard statuses. */
export const withoutTriggers = (
  database: Database,
  work: (transaction: Transaction) => Promise<unknown>,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await setTriggers(transaction, sql`disable`);
    await work(transaction);
    await setTriggers(transaction, sql`enable`);
  });

async function setTriggers(transaction: Transaction, action: RawBuilder<unknown>): Promise<void> {
  for (const table of [sql`entry`, sql`claim`])
    for (const guard of [sql`moved_on_record`, sql`submitted_on_record`])
      await sql`alter table ${table} ${action} trigger ${guard}`.execute(transaction);
  for (const guard of [sql`booked_when_handed_over`, sql`reopened_when_settled`])
    await sql`alter table claim ${action} trigger ${guard}`.execute(transaction);
  await sql`alter table applicant ${action} trigger party_as_judged`.execute(transaction);
}
