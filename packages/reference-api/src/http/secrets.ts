import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 bits that nobody guesses, in the alphabet of cookies and links. */
export const randomToken = () => randomBytes(32).toString("base64url");

/** Stored in place of the token. */
export const tokenHash = (token: string) => createHash("sha256").update(token).digest("base64url");

/**
 * `purpose` keeps a signature for one thing from being worth anything for another. A secret that is shared with
 * somebody else signs one thing only, without a purpose: the plain HMAC that they can make as well.
 */
export const signature = (secret: string, purpose: string, text: string) =>
  createHmac("sha256", secret)
    .update(purpose === "" ? text : `${purpose}\n${text}`)
    .digest("base64url");

export function sameInConstantTime(one: string, other: string): boolean {
  const left = createHash("sha256").update(one).digest();
  const right = createHash("sha256").update(other).digest();
  return timingSafeEqual(left, right);
}
