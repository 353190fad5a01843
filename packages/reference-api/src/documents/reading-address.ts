import { sameInConstantTime, signature } from "../http/secrets.ts";

const purpose = "read-file";
const lifetime = 5 * 60_000;

/** Whoever holds the address may read the file for five minutes; nobody can make or lengthen one without the secret. */
export function readingAddress(secret: string, fileId: number, now: Date): { path: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + lifetime);
  const expires = expiresAt.getTime();
  return {
    path: `/api/uploads/${fileId}/content/?expires=${expires}&signature=${sign(secret, fileId, expires)}`,
    expiresAt,
  };
}

export function mayRead(
  secret: string,
  asked: { fileId: number; expires: number; signature: string },
  now: Date,
): boolean {
  if (asked.expires < now.getTime()) return false;
  return sameInConstantTime(asked.signature, sign(secret, asked.fileId, asked.expires));
}

const sign = (secret: string, fileId: number, expires: number) =>
  signature(secret, purpose, `${fileId}\n${expires}`);
