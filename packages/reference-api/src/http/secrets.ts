import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import * as v from "valibot";
import type { Secrets } from "../config/config.ts";

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
  const json = Buffer.from(text, "base64url").toString("utf8");
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), json);
  return parsed.success ? parsed.output : undefined;
}

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
  const iv = encrypted.subarray(0, ivLength);
  const tag = encrypted.subarray(ivLength, ivLength + tagLength);
  for (const secret of secrets)
    try {
      const decipher = createDecipheriv("aes-256-gcm", keyFor(secret, purpose), iv, {
        authTagLength: tagLength,
      });
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(encrypted.subarray(ivLength + tagLength)), decipher.final()]);
    } catch {}
  return undefined;
}
