import { type RawBuilder, sql } from "kysely";
import type { Database, Transaction } from "../database/database.ts";

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
