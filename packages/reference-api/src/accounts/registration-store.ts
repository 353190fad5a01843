import { type Selectable, sql } from "kysely";
import type { Executor, Transaction } from "../database/database.ts";
import type { RegistrationTable } from "../database/tables/account-tables.ts";

export type Registration = Selectable<RegistrationTable>;

/** Takes the id from the sequence of applicants, because the response to a registration contains it. */
export async function nextApplicantId(executor: Executor): Promise<number> {
  const next = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('applicant', 'id')) as id`.execute(executor);
  const [row] = next.rows;
  if (!row) throw new Error("The sequence of applicants gave no number");
  return row.id;
}

export async function insertRegistration(executor: Executor, registration: Registration): Promise<void> {
  await executor.insertInto("registration").values(registration).execute();
}

export const getRegistration = (executor: Executor, id: number): Promise<Registration | undefined> =>
  executor.selectFrom("registration").selectAll().where("id", "=", id).executeTakeFirst();

/** The latest registration; it replaces earlier ones. */
export const findRegistration = (
  executor: Executor,
  brand: string,
  email: string,
): Promise<Registration | undefined> =>
  executor
    .selectFrom("registration")
    .selectAll()
    .where("brand", "=", brand)
    .where("email", "=", email)
    .orderBy("id", "desc")
    .executeTakeFirst();

/** Returns false if the address was activated by another registration meanwhile. */
export async function makeApplicant(
  transaction: Transaction,
  { id, brand, email, password_hash, corporate_division, terms_version, ...origin }: Registration,
  now: Date,
): Promise<boolean> {
  const made = await transaction
    .insertInto("applicant")
    .values({
      id,
      brand,
      email,
      password_hash,
      corporate_division,
      terms_version,
      demonstration: origin.demonstration,
      tracking_id: origin.tracking_id,
      external_service: origin.external_service,
      external_id: origin.external_id,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  await transaction
    .deleteFrom("registration")
    .where("brand", "=", brand)
    .where("email", "=", email)
    .execute();
  return made !== undefined;
}

export async function deleteOldRegistrations(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom("registration").where("created_at", "<", before).execute();
}
