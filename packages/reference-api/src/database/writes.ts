import { type OperationNodeSource, type QueryCreator, sql } from "kysely";
import type { Executor } from "./database.ts";
import type { Tables } from "./tables.ts";

/** Statements by name; another statement may read by that name what a statement returns. */
export type Writes = Readonly<Record<string, (open: QueryCreator<Tables>) => OperationNodeSource>>;

/** All writes as one statement, so that an act needs one round trip to the database. */
export async function write(executor: Executor, writes: Writes): Promise<void> {
  const parts = Object.entries(writes).map(([name, part]) => sql`${sql.id(name)} as (${part(executor)})`);
  if (parts.length > 0) await sql`with ${sql.join(parts)} select 1`.execute(executor);
}
