import * as v from "valibot";
import type { Finding } from "../http/issues.ts";
import { normalEmail } from "./applicant-store.ts";

export const shortestPassword = 8;
/** Enough for any passphrase; more would only be work for the hash. */
export const longestPassword = 128;

const Email = v.pipe(v.string(), v.maxLength(254), v.email());

export function emailFindings(email: string, path = "email"): Finding[] {
  if (email.trim() === "") return [{ path: [path], code: "blank" }];
  return v.is(Email, normalEmail(email)) ? [] : [{ path: [path], code: "email" }];
}

/** Length is what makes a password strong; kinds of characters are not asked for. */
export function passwordFindings(password: string, email: string | null, path = "password"): Finding[] {
  const length = [...password].length;
  if (length < shortestPassword)
    return [{ path: [path], code: "passwordShort", params: { min: shortestPassword } }];
  if (length > longestPassword) return [{ path: [path], code: "tooLong", params: { max: longestPassword } }];
  if (email !== null && password.toLowerCase() === normalEmail(email))
    return [{ path: [path], code: "passwordSame" }];
  return [];
}
