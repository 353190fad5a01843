import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import * as v from "valibot";

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

/** Signs a value: base64url of its JSON, a dot, its signature. */
export function signValue(secret: string, purpose: string, value: object): string {
  const text = Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${text}.${signature(secret, purpose, text)}`;
}

export function readSignedValue<Schema extends v.GenericSchema>(
  secret: string,
  purpose: string,
  signedText: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const [text = "", sentSignature = ""] = signedText.split(".");
  if (!sameInConstantTime(signature(secret, purpose, text), sentSignature)) return undefined;
  try {
    const read = v.safeParse(schema, JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
