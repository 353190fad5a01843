import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { asServer } from "../database/scope.ts";
import type { Services } from "../http/services.ts";
import { writeAuditRow } from "./audit.ts";
import { endSessionsOf } from "./staff-session.ts";

export const normalStaffEmail = (email: string) => email.trim().toLowerCase();

export const staffByEmail = (database: Database, email: string) =>
  database.selectFrom("staff").selectAll().where("email", "=", normalStaffEmail(email)).executeTakeFirst();

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
  await asServer(database, async (transaction) => {
    await transaction
      .updateTable("staff")
      .set({ disabled_at: disabled ? now : null })
      .where("id", "=", staffId)
      .execute();
    await endSessionsOf(transaction, staffId);
    await writeAuditRow(transaction, {
      act: disabled ? "disable staff" : "enable staff",
      detail: { staff: staffId },
      now,
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
  return asServer(database, async (transaction) => {
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
    await writeAuditRow(transaction, { act: isOne ? "desk of one" : "desk of two", brand, now });
    return "done";
  });
}
