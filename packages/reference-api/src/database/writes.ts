import { type OperationNodeSource, type QueryCreator, sql } from "kysely";
import type { Executor } from "./database.ts";
import type { Tables } from "./tables.ts";

/** Named statements. A statement may read the result of another one by its name. */
export type Writes = Readonly<Record<string, (creator: QueryCreator<Tables>) => OperationNodeSource>>;

/** Runs all writes as one statement, to save round trips. */
export async function write(executor: Executor, writes: Writes): Promise<void> {
  const parts = Object.entries(writes).map(([name, part]) => sql`${sql.id(name)} as (${part(executor)})`);
  if (parts.length > 0) await sql`with ${sql.join(parts)} select 1`.execute(executor);
}
