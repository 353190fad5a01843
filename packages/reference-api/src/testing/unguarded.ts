import { type RawBuilder, sql } from "kysely";
import type { Database, Transaction } from "../database/database.ts";

/** Writes without the triggers that guard statuses, which only the owner of the database can disable. */
export const unguarded = (
  database: Database,
  work: (transaction: Transaction) => Promise<unknown>,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await guards(transaction, sql`disable`);
    await work(transaction);
    await guards(transaction, sql`enable`);
  });

async function guards(transaction: Transaction, how: RawBuilder<unknown>): Promise<void> {
  for (const table of [sql`entry`, sql`claim`])
    for (const guard of [sql`moved_on_record`, sql`submitted_on_record`])
      await sql`alter table ${table} ${how} trigger ${guard}`.execute(transaction);
  for (const guard of [sql`booked_when_handed_over`, sql`reopened_when_settled`])
    await sql`alter table claim ${how} trigger ${guard}`.execute(transaction);
  await sql`alter table applicant ${how} trigger party_as_judged`.execute(transaction);
}
