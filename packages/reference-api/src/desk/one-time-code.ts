import { createHmac } from "node:crypto";
import { sameInConstantTime } from "../http/secrets.ts";

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

/** Address that an authenticator app reads. */
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
