import type { Database } from "../database/database.ts";
import type { PasswordHasher } from "../http/services.ts";
import { writeAuditRow } from "./audit.ts";
import { normalStaffEmail } from "./staff.ts";
import { endSessionsOf } from "./staff-session.ts";

export type NewStaff = {
  email: string;
  name: string;
  password: string;
  brands: readonly string[];
  demonstration?: boolean;
};

/**
 * Adds a staff account, or changes password and brands of an existing one and ends its sessions. Returns undefined if
 * the existing account belongs to the demonstration and the new one does not, or the reverse.
 */
export async function addStaff(
  { database, passwords, clock }: { database: Database; passwords: PasswordHasher; clock: () => Date },
  { email, name, password, brands, demonstration = false }: NewStaff,
): Promise<{ id: number; enrolled: boolean } | undefined> {
  const account = { name, password_hash: await passwords.hash(password), brands: [...brands] };
  const added = await database
    .insertInto("staff")
    .values({ ...account, email: normalStaffEmail(email), demonstration, created_at: clock() })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet(account).where("staff.demonstration", "=", demonstration),
    )
    .returning(["id", "one_time_secret"])
    .executeTakeFirst();
  if (!added) return undefined;
  await endSessionsOf(database, added.id);
  await writeAuditRow(database, { act: "set staff", detail: { staff: added.id, brands }, now: clock() });
  return { id: added.id, enrolled: added.one_time_secret !== null };
}
