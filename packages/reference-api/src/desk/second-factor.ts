import { createHmac, randomBytes } from "node:crypto";
import { findKnownClient, type LoginAttempt } from "../accounts/known-clients.ts";
import type { Transaction } from "../database/database.ts";
import { enforceRateLimit } from "../http/rate-limit.ts";
import { decrypt, encrypt, sameInConstantTime, tokenHash } from "../http/secrets.ts";
import type { Services } from "../http/services.ts";
import { writeAuditRow } from "./audit.ts";
import { endSessionsOf } from "./staff-session.ts";

const purpose = "one-time secret of staff";
const secretBytes = 20;
const recoveryCodes = 10;
const recoveryBytes = 10;

export interface Enrolment {
  secret: string;
  /** Each code can be used once. */
  recoveryCodes: string[];
}

/** Creates a secret and recovery codes, and ends every session. The codes are shown only here. */
export async function enrol(
  { database, config, clock }: Pick<Services, "database" | "config" | "clock">,
  staffId: number,
  secret = toBase32(randomBytes(secretBytes)),
): Promise<Enrolment> {
  const codes = Array.from({ length: recoveryCodes }, () => toBase32(randomBytes(recoveryBytes)));
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

/** Limit of codes after the right password, separate for each known device and address. */
const codeLimit = { name: "desk code", burst: 5, seconds: 300 };

export async function countCodeAttempt(services: Services, attempt: LoginAttempt, now: Date): Promise<void> {
  const source = (await findKnownClient(services, attempt)) ?? "elsewhere";
  await enforceRateLimit({ services, now }, codeLimit, `${attempt.email}\n${source}`);
}

/** Accepts a current or recovery code once. */
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
  const usedCode = await transaction
    .deleteFrom("staff_recovery_code")
    .where("staff_id", "=", staffId)
    .where("code_hash", "=", tokenHash(code.toUpperCase()))
    .returning("staff_id")
    .executeTakeFirst();
  return usedCode !== undefined;
}

/** One-time codes of authenticator apps (RFC 6238). */
const stepMilliseconds = 30_000;
const codeLength = 6;

const stepAt = (now: Date) => Math.floor(now.getTime() / stepMilliseconds);

/** The code at this time; the secret is in base32. */
export const oneTimeCode = (secret: string, now: Date) => codeOfStep(secret, stepAt(now));

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hmac = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = hmac.readUInt8(hmac.length - 1) & 0x0f;
  return String((hmac.readUInt32BE(offset) & 0x7fffffff) % 10 ** codeLength).padStart(codeLength, "0");
}

/** The interval of the code: the current, previous or next one, because clocks differ. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const current = stepAt(now);
  return [current, current - 1, current + 1].find((step) =>
    sameInConstantTime(codeOfStep(secret, step), code),
  );
}

export const enrolmentAddress = (secret: string, email: string) =>
  `otpauth://totp/${encodeURIComponent(`Kaitori:${email}`)}?secret=${secret}&issuer=Kaitori`;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export const toBase32 = (bytes: Uint8Array) =>
  (bitsOf(bytes).match(/.{1,5}/g) ?? [])
    .map((bits) => alphabet[Number.parseInt(bits.padEnd(5, "0"), 2)])
    .join("");

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((character) => alphabet.indexOf(character).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const bitsOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
