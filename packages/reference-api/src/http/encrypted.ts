import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Secrets } from "../config/config.ts";

const ivLength = 12;
const tagLength = 16;

/** Derives the key for one purpose. */
const keyFor = (secret: string, purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

/** Encrypts by AES-256-GCM: the initialisation vector, the tag, then the bytes. */
export function encrypt(secret: string, purpose: string, bytes: Uint8Array): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv("aes-256-gcm", keyFor(secret, purpose), iv);
  const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

/** Undefined if no secret matches, the purpose differs, or the bytes were changed. */
export function decrypt(secrets: Secrets, purpose: string, encrypted: Uint8Array): Buffer | undefined {
  for (const secret of secrets) {
    const bytes = decryptWith(secret, purpose, encrypted);
    if (bytes) return bytes;
  }
  return undefined;
}

function decryptWith(secret: string, purpose: string, encrypted: Uint8Array): Buffer | undefined {
  const iv = encrypted.subarray(0, ivLength);
  const tag = encrypted.subarray(ivLength, ivLength + tagLength);
  if (tag.length < tagLength) return undefined;
  const decipher = createDecipheriv("aes-256-gcm", keyFor(secret, purpose), iv).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(encrypted.subarray(ivLength + tagLength)), decipher.final()]);
  } catch {
    return undefined;
  }
}
