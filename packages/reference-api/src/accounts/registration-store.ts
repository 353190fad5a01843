import { type Selectable, sql } from "kysely";
import type { Executor, Transaction } from "../database/database.ts";
import type { RegistrationTable } from "../database/tables/account-tables.ts";

export type Registration = Selectable<RegistrationTable>;

/** Reserves the id of the applicant, because the response to a registration contains it. */
export async function nextApplicantId(executor: Executor): Promise<number> {
  const next = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('applicant', 'id')) as id`.execute(executor);
  const [row] = next.rows;
  if (!row) throw new Error("The sequence of applicants returned no number");
  return row.id;
}

export async function insertRegistration(executor: Executor, registration: Registration): Promise<void> {
  await executor.insertInto("registration").values(registration).execute();
}

export const getRegistration = (executor: Executor, id: number): Promise<Registration | undefined> =>
  executor.selectFrom("registration").selectAll().where("id", "=", id).executeTakeFirst();

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

/** Creates the applicant of a registration; returns false if another registration has activated the address. */
export async function createApplicant(
  transaction: Transaction,
  { browser_hash: _, ...registration }: Registration,
  now: Date,
): Promise<boolean> {
  const created = await transaction
    .insertInto("applicant")
    .values({ ...registration, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  await transaction
    .deleteFrom("registration")
    .where("brand", "=", registration.brand)
    .where("email", "=", registration.email)
    .execute();
  return created !== undefined;
}
