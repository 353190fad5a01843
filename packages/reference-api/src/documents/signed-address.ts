import { sameInConstantTime, signature } from "../http/secrets.ts";

const purpose = "read-file";
const lifetimeMilliseconds = 5 * 60_000;

export function signedAddress(secret: string, fileId: number, now: Date): { path: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + lifetimeMilliseconds);
  const expires = expiresAt.getTime();
  return {
    path: `/api/uploads/${fileId}/content/?expires=${expires}&signature=${sign(secret, fileId, expires)}`,
    expiresAt,
  };
}

export function isValidAddress(
  secret: string,
  link: { fileId: number; expires: number; signature: string },
  now: Date,
): boolean {
  if (link.expires < now.getTime()) return false;
  return sameInConstantTime(link.signature, sign(secret, link.fileId, link.expires));
}

const sign = (secret: string, fileId: number, expires: number) =>
  signature(secret, purpose, `${fileId}\n${expires}`);
