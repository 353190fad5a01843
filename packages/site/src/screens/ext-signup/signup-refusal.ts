import { UnauthorizedError } from "@kaitori/api-client";
import type { LinkProblem } from "@kaitori/wire";

/** Why a sign-up through another service came to nothing. */
export type SignupRefusal =
  | { readonly reason: LinkProblem["reason"] }
  /** There is an account already; where it is, and where it logs in. */
  | { readonly service: string; readonly loginUrl: string | undefined };

/** A user with an account already, here or at the service (R8.3). */
export const refusalOfAccount = (error: unknown): SignupRefusal | undefined =>
  error instanceof UnauthorizedError && error.service !== undefined
    ? { service: error.service, loginUrl: error.loginUrl }
    : undefined;

/**
 * As the error page finds it in the state of the history, where nobody outside can put words or addresses;
 * null when the page was opened by itself.
 */
export function signupRefusal(state: unknown): SignupRefusal | null {
  if (typeof state !== "object" || state === null) return null;
  if ("reason" in state) {
    const reason = reasons.find((candidate) => candidate === state.reason);
    return reason ? { reason } : null;
  }
  if (!("service" in state) || typeof state.service !== "string") return null;
  const loginUrl = "loginUrl" in state && typeof state.loginUrl === "string" ? state.loginUrl : undefined;
  return { service: state.service, loginUrl };
}

const reasons = ["expired", "used", "unknown"] as const satisfies readonly LinkProblem["reason"][];
