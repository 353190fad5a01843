import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { PasswordHasher, Services } from "../http/services.ts";
import { writeAuditRow } from "./audit.ts";
import { endSessionsOf } from "./staff-session.ts";

export const normaliseStaffEmail = (email: string) => email.trim().toLowerCase();

export const staffByEmail = (database: Database, email: string) =>
  database.selectFrom("staff").selectAll().where("email", "=", normaliseStaffEmail(email)).executeTakeFirst();

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
    .values({ ...account, email: normaliseStaffEmail(email), demonstration, created_at: clock() })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet(account).where("staff.demonstration", "=", demonstration),
    )
    .returning(["id", "one_time_secret"])
    .executeTakeFirst();
  if (!added) return undefined;
  await endSessionsOf(database, added.id);
  await writeAuditRow(database, { act: "set staff", detail: { staff: added.id, brands }, at: clock() });
  return { id: added.id, enrolled: added.one_time_secret !== null };
}

export async function listStaff(database: Database) {
  const staff = await database.selectFrom("staff").selectAll().orderBy("id").execute();
  return staff.map(({ email, name, brands, disabled_at, one_time_secret }) => ({
    email,
    name,
    brands,
    enrolled: one_time_secret !== null,
    disabled: disabled_at !== null,
  }));
}

/** Disables or enables a staff account and ends its sessions. */
export async function setDisabled(
  { database, clock }: Pick<Services, "database" | "clock">,
  staffId: number,
  disabled: boolean,
): Promise<void> {
  const now = clock();
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("staff")
      .set({ disabled_at: disabled ? now : null })
      .where("id", "=", staffId)
      .execute();
    await endSessionsOf(transaction, staffId);
    await writeAuditRow(transaction, {
      act: disabled ? "disable staff" : "enable staff",
      detail: { staff: staffId },
      at: now,
    });
  });
}

/** Allows or forbids that the only staff member of a brand decides and pays out. */
export async function setDeskOfOne(
  { database, clock }: Pick<Services, "database" | "clock">,
  brand: string,
  isOne: boolean,
): Promise<"done" | "morePeople"> {
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    const people = await transaction
      .selectFrom("staff")
      .select("id")
      .where("disabled_at", "is", null)
      .where(sql<boolean>`${brand} = any (brands)`)
      .execute();
    if (isOne && people.length > 1) return "morePeople";
    await (isOne
      ? transaction
          .insertInto("desk_of_one")
          .values({ brand, since: now })
          .onConflict((conflict) => conflict.doNothing())
      : transaction.deleteFrom("desk_of_one").where("brand", "=", brand)
    ).execute();
    await writeAuditRow(transaction, { act: isOne ? "desk of one" : "desk of two", brand, at: now });
    return "done";
  });
}
