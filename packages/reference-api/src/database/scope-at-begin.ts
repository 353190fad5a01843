import { AsyncLocalStorage } from "node:async_hooks";
import { CompiledQuery, type DatabaseConnection, PostgresDriver, type TransactionSettings } from "kysely";
import { type ApplicantScope, applicantRole } from "./applicant-scope.ts";

interface Beginning {
  scope: ApplicantScope;
  /** Whether the transaction began with the scope set. */
  set: boolean;
}

/** Says for whom the next transaction begins, to whoever begins it. */
export const beginning = new AsyncLocalStorage<Beginning>();

/** Sets the scope of row-level security in the round trip that begins the transaction; each round trip counts. */
export class ScopedPostgresDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const begun = beginning.getStore();
    // Once only: what else may begin in the meantime is somebody else's.
    if (!begun || begun.set) return super.beginTransaction(connection, settings);
    await connection.executeQuery(CompiledQuery.raw(`begin; ${setScope(begun.scope)}`));
    begun.set = true;
  }
}

/** Without parameters, as a statement of several must be. */
function setScope({ brand, applicantId }: ApplicantScope): string {
  const settings = Object.entries({
    role: applicantRole,
    "kaitori.brand": brand,
    "kaitori.applicant": String(applicantId),
  });
  return `select ${settings.map(([name, text]) => `set_config('${name}', ${quoted(text)}, true)`).join(", ")}`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
