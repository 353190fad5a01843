import { UnauthorizedError } from "@kaitori/api-client";
import type { LinkProblem } from "@kaitori/wire";

export type SignupRefusal =
  | { readonly reason: LinkProblem["reason"] }
  /** An account already exists, at this service. */
  | { readonly service: string; readonly loginUrl: string | undefined };

export const refusalOfAccount = (error: unknown): SignupRefusal | undefined =>
  error instanceof UnauthorizedError && error.service !== undefined
    ? { service: error.service, loginUrl: error.loginUrl }
    : undefined;

/** Reads the refusal from the history state, which no other site can write. Null if the page was opened directly. */
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
