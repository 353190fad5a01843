import type { PasswordHasher } from "../accounts/passwords.ts";
import type { Database } from "../database/database.ts";

export type NewStaff = { email: string; name: string; password: string; brands: readonly string[] };

/** A staff account, or a new password and new brands for one that is there; its sessions end. */
export async function addStaff(
  { database, passwords, clock }: { database: Database; passwords: PasswordHasher; clock: () => Date },
  { email, name, password, brands }: NewStaff,
): Promise<void> {
  const account = { name, password_hash: await passwords.hash(password), brands: [...brands] };
  const { id } = await database
    .insertInto("staff")
    .values({ ...account, email: email.trim().toLowerCase(), created_at: clock() })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(account))
    .returning("id")
    .executeTakeFirstOrThrow();
  await database.deleteFrom("staff_session").where("staff_id", "=", id).execute();
}
