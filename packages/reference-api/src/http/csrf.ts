import { csrfMismatch } from "./errors.ts";
import { sameInConstantTime, signature } from "./secrets.ts";

/** Bound to the session cookie, visitors' included, so that a token of one session opens no other. */
export const csrfTokenOf = (secret: string, sessionToken: string) => signature(secret, "csrf", sessionToken);

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

export interface CsrfCheck {
  method: string;
  expected: string | undefined;
  received: string | undefined;
  origin: string | undefined;
  isOriginAllowed: (origin: string) => boolean;
}

/** A request that changes something carries the token of its session and, if it names one, a known origin. */
export function refuseForged({ method, expected, received, origin, isOriginAllowed }: CsrfCheck): void {
  if (safeMethods.has(method)) return;
  if (origin !== undefined && !isOriginAllowed(origin)) throw csrfMismatch();
  if (!expected || !received || !sameInConstantTime(expected, received)) throw csrfMismatch();
}
