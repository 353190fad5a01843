import { randomBytes } from "node:crypto";
import { knownBy, type LoginAttempt } from "../accounts/known-places.ts";
import type { Transaction } from "../database/database.ts";
import { asServer } from "../database/scope.ts";
import { decrypt, encrypt } from "../http/encrypted.ts";
import { spend } from "../http/rate-limit.ts";
import { tokenHash } from "../http/secrets.ts";
import type { Services } from "../http/services.ts";
import { audit } from "./audit.ts";
import { stepOfCode, toBase32 } from "./one-time-code.ts";
import { endSessionsOf } from "./staff-session.ts";

const purpose = "one-time secret of staff";
const secretBytes = 20;
const recoveryCodes = 10;
const recoveryBytes = 10;

export interface Enrolment {
  secret: string;
  /** Each opens the desk once in place of a code. */
  recoveryCodes: string[];
}

/** A new secret and new recovery codes; the old ones and every session end. They are shown this once. */
export async function enrol(
  { database, config, clock }: Pick<Services, "database" | "config" | "clock">,
  staffId: number,
  secret = toBase32(randomBytes(secretBytes)),
): Promise<Enrolment> {
  const codes = Array.from({ length: recoveryCodes }, () => toBase32(randomBytes(recoveryBytes)));
  const encrypted = encrypt(config.secretKey, purpose, Buffer.from(secret)).toString("base64url");
  await asServer(database, async (transaction) => {
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
    await audit(transaction, { act: "enrol staff", detail: { staff: staffId }, now: clock() });
  });
  return { secret, recoveryCodes: codes };
}

/** For attempts with the right password: five at once, then one in five minutes. Devices on which, and places where, the owner has signed in before are counted apart. */
const codeTries = { name: "desk code", burst: 5, seconds: 300 };

export async function spendCodeTry(services: Services, attempt: LoginAttempt, now: Date): Promise<void> {
  const { database, config } = services;
  const from = (await knownBy(services, attempt)) ?? "elsewhere";
  await spend({ database, secretKey: config.secretKey, now }, codeTries, `${attempt.email}\n${from}`);
}

/** Whether this is a code of now or a recovery code, and has never been used; it is used up by that. */
export async function useCode(
  transaction: Transaction,
  { config }: Pick<Services, "config">,
  { staffId, code, now }: { staffId: number; code: string; now: Date },
): Promise<boolean> {
  const staff = await transaction
    .selectFrom("staff")
    .select(["one_time_secret", "one_time_step"])
    .where("id", "=", staffId)
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
  const used = await transaction
    .deleteFrom("staff_recovery_code")
    .where("staff_id", "=", staffId)
    .where("code_hash", "=", tokenHash(code.toUpperCase()))
    .returning("staff_id")
    .executeTakeFirst();
  return used !== undefined;
}
