import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export const randomToken = () => randomBytes(32).toString("base64url");

export const tokenHash = (token: string) => createHash("sha256").update(token).digest("base64url");

/** HMAC for one purpose. An empty purpose gives the plain HMAC, which a partner with the secret can make too. */
export const signature = (secret: string, purpose: string, text: string) =>
  createHmac("sha256", secret)
    .update(purpose === "" ? text : `${purpose}\n${text}`)
    .digest("base64url");

export function sameInConstantTime(one: string, other: string): boolean {
  const left = createHash("sha256").update(one).digest();
  const right = createHash("sha256").update(other).digest();
  return timingSafeEqual(left, right);
}
