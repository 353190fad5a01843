import type { MiddlewareFunction } from "react-router";
import { alreadyLoginToMypage } from "./already-login-to-mypage.ts";
import { authenticated } from "./authenticated.ts";
import { authenticatedRedirect } from "./authenticated-redirect.ts";
import { entryStep } from "./entry-step.ts";
import { profileRedirect } from "./profile-redirect.ts";
import { propagateErrorsInHashJson } from "./propagate-errors-in-hash-json.ts";
import { systemSettings } from "./system-settings.ts";

/** The guards that a row of the route table may name (spec §2); another name does not compile. */
export const middleware = {
  "already-login-to-mypage": alreadyLoginToMypage,
  authenticated,
  "authenticated-redirect": authenticatedRedirect,
  "entry-step": entryStep,
  "profile-redirect": profileRedirect,
  "propagate-errors-in-hash-json": propagateErrorsInHashJson,
  "system-settings": systemSettings,
} as const satisfies Record<string, MiddlewareFunction>;

export type MiddlewareName = keyof typeof middleware;
