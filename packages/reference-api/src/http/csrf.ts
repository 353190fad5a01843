import { csrfMismatch } from "./errors.ts";
import { sameInConstantTime, signature } from "./secrets.ts";

/** Token for one session; visitors have a session too. */
export const csrfTokenOf = (secret: string, sessionToken: string) => signature(secret, "csrf", sessionToken);

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

export interface CsrfCheck {
  method: string;
  expected: string | undefined;
  received: string | undefined;
  origin: string | undefined;
  isOriginAllowed: (origin: string) => boolean;
}

/** Requires the token of the session and a known origin for requests that change something. */
export function refuseForged({ method, expected, received, origin, isOriginAllowed }: CsrfCheck): void {
  if (safeMethods.has(method)) return;
  if (origin !== undefined && !isOriginAllowed(origin)) throw csrfMismatch();
  if (!expected || !received || !sameInConstantTime(expected, received)) throw csrfMismatch();
}
