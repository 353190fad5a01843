import type { Transaction } from "../../database/database.ts";
import type { Applicant } from "../../database/tables/account-tables.ts";
import { conflict } from "../../http/errors.ts";

/**
 * Identity documents are accepted only after a staff member has opened them. Documents handed in after the last
 * opening, and the name with them, have not been seen.
 */
export async function requireOpened(
  transaction: Transaction,
  { id, identity_given_at }: Applicant,
): Promise<void> {
  if (identity_given_at === null) return;
  const opened = await transaction
    .selectFrom("audit")
    .innerJoin("file", "file.id", "audit.file_id")
    .select("audit.id")
    .where("audit.act", "=", "open")
    .where("audit.at", ">=", identity_given_at)
    .where("file.applicant_id", "=", id)
    .where("file.kind", "=", "identity")
    .executeTakeFirst();
  if (!opened) throw conflict("identityNotOpened");
}
