import { type Selectable, sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import type { Database, Transaction } from "../database/database.ts";
import type { DeskTables } from "../database/tables/desk-tables.ts";
import { decrypt, encrypt, tokenHash } from "../http/secrets.ts";
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
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto("staff")
      .values({ ...account, email: normaliseStaffEmail(email), demonstration, created_at: now })
      .onConflict((conflict) =>
        conflict.column("email").doUpdateSet(account).where("staff.demonstration", "=", demonstration),
      )
      .returning(["id", "one_time_secret"])
      .executeTakeFirst();
    if (!added) return undefined;
    await endSessionsOf(transaction, added.id);
    await writeAuditRow(transaction, { act: "set staff", detail: { staff: added.id, brands }, at: now });
    return { id: added.id, enrolled: added.one_time_secret !== null };
  });
}

export const listStaff = (database: Database) =>
  database
    .selectFrom("staff")
    .select(({ eb }) => [
      "email",
      "name",
      "brands",
      eb("one_time_secret", "is not", null).as("enrolled"),
      eb("disabled_at", "is not", null).as("disabled"),
    ])
    .orderBy("id")
    .execute();

/** Disables or enables a staff account and ends its sessions. */
export async function setStaffState(
  { database, clock }: Pick<Services, "database" | "clock">,
  staffId: number,
  state: "enabled" | "disabled",
): Promise<void> {
  const now = clock();
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("staff")
      .set({ disabled_at: state === "disabled" ? now : null })
      .where("id", "=", staffId)
      .execute();
    await endSessionsOf(transaction, staffId);
    await writeAuditRow(transaction, {
      act: state === "disabled" ? "disable staff" : "enable staff",
      detail: { staff: staffId },
      at: now,
    });
  });
}

/** Allows or forbids that the only staff member of a brand both decides on an entry and pays it out. */
export async function setDeskOfOne(
  { database, clock }: Pick<Services, "database" | "clock">,
  brand: string,
  { isAllowed }: { readonly isAllowed: boolean },
): Promise<"done" | "morePeople"> {
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    const people = await transaction
      .selectFrom("staff")
      .select("id")
      .where("disabled_at", "is", null)
      .where(sql<boolean>`${brand} = any (brands)`)
      .execute();
    if (isAllowed && people.length > 1) return "morePeople";
    await (isAllowed
      ? transaction
          .insertInto("desk_of_one")
          .values({ brand, since: now })
          .onConflict((conflict) => conflict.doNothing())
      : transaction.deleteFrom("desk_of_one").where("brand", "=", brand)
    ).execute();
    await writeAuditRow(transaction, { act: isAllowed ? "desk of one" : "desk of two", brand, at: now });
    return "done";
  });
}

const purpose = "one-time secret of staff";
const recoveryCodeCount = 10;
const recoveryCodeBytes = 10;

export interface Enrolment {
  secret: string;
  /** Each code can be used once. */
  recoveryCodes: string[];
}

/** Creates a secret for the authenticator app and recovery codes, which are shown only here; ends every session. */
export async function enrol(
  { database, config, clock }: Pick<Services, "database" | "config" | "clock">,
  staffId: number,
  secret = new Secret().base32,
): Promise<Enrolment> {
  const codes = Array.from(
    { length: recoveryCodeCount },
    () => new Secret({ size: recoveryCodeBytes }).base32,
  );
  const encrypted = encrypt(config.secretKey, purpose, Buffer.from(secret)).toString("base64url");
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("staff")
      .set({ one_time_secret: encrypted, one_time_step: 0 })
      .where("id", "=", staffId)
      .execute();
    await endSessionsOf(transaction, staffId);
    await transaction.deleteFrom("staff_recovery_code").where("staff_id", "=", staffId).execute();
    await transaction
      .insertInto("staff_recovery_code")
      .values(codes.map((code) => ({ staff_id: staffId, code_hash: tokenHash(code) })))
      .execute();
    await writeAuditRow(transaction, { act: "enrol staff", detail: { staff: staffId }, at: clock() });
  });
  return { secret, recoveryCodes: codes };
}

/** Accepts a current or recovery code once, unless the password that was checked has been changed meanwhile. */
export async function useCode(
  transaction: Transaction,
  { config }: Pick<Services, "config">,
  { id: staffId, password_hash }: Pick<Selectable<DeskTables["staff"]>, "id" | "password_hash">,
  code: string,
  now: Date,
): Promise<boolean> {
  const staff = await transaction
    .selectFrom("staff")
    .select(["one_time_secret", "one_time_step"])
    .where("id", "=", staffId)
    .where("password_hash", "=", password_hash)
    .where("disabled_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!staff) return false;
  const secret = decrypt(config.secretKeys, purpose, Buffer.from(staff.one_time_secret ?? "", "base64url"));
  const step = secret && stepOfCode(secret.toString(), code, now);
  if (step === undefined) return useRecoveryCode(transaction, staffId, code);
  if (step <= staff.one_time_step) return false;
  await transaction.updateTable("staff").set({ one_time_step: step }).where("id", "=", staffId).execute();
  return true;
}

async function useRecoveryCode(transaction: Transaction, staffId: number, code: string): Promise<boolean> {
  const usedCode = await transaction
    .deleteFrom("staff_recovery_code")
    .where("staff_id", "=", staffId)
    .where("code_hash", "=", tokenHash(code.toUpperCase()))
    .returning("staff_id")
    .executeTakeFirst();
  return usedCode !== undefined;
}

/** Codes of authenticator apps (RFC 6238), a new one each 30 seconds. */
const authenticatorOf = (secret: string, label?: string) => new TOTP({ issuer: "Kaitori", label, secret });

export const oneTimeCode = (secret: string, now: Date) =>
  authenticatorOf(secret).generate({ timestamp: now.getTime() });

export const enrolmentAddress = (secret: string, email: string) => authenticatorOf(secret, email).toString();

/** The interval of the code: the current, previous or next one, because clocks differ. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const authenticator = authenticatorOf(secret);
  const timestamp = now.getTime();
  const offset = authenticator.validate({ token: code, timestamp, window: 1 });
  return offset === null ? undefined : authenticator.counter({ timestamp }) + offset;
}
