import type { RawBuilder } from "kysely";
import type { Database, Transaction } from "../database/database.ts";
import { asApplicant } from "../database/scope.ts";

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
      : asApplicant(database, { brand: "everyone", applicantId }, run);
  const outcome = await running.then(
    () => "done",
    (error: unknown) => String(error),
  );
  return { reached, outcome };
}
