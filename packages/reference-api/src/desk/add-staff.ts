import type { PasswordHasher } from "../accounts/passwords.ts";
import type { Database } from "../database/database.ts";

export type NewStaff = {
  email: string;
  name: string;
  password: string;
  brands: readonly string[];
  demonstration?: boolean;
};

/**
 * A staff account, or a new password and new brands for one that is there; its sessions end. False when the address is
 * of the demonstration and the account is not, or the other way round: neither ever becomes the other.
 */
export async function addStaff(
  { database, passwords, clock }: { database: Database; passwords: PasswordHasher; clock: () => Date },
  { email, name, password, brands, demonstration = false }: NewStaff,
): Promise<boolean> {
  const account = { name, password_hash: await passwords.hash(password), brands: [...brands] };
  const added = await database
    .insertInto("staff")
    .values({ ...account, email: email.trim().toLowerCase(), demonstration, created_at: clock() })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet(account).where("staff.demonstration", "=", demonstration),
    )
    .returning("id")
    .executeTakeFirst();
  if (!added) return false;
  await database.deleteFrom("staff_session").where("staff_id", "=", added.id).execute();
  return true;
}
