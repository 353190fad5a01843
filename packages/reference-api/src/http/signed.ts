import * as v from "valibot";
import { sameInConstantTime, signature } from "./secrets.ts";

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
