import type { MiddlewareFunction } from "react-router";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import {
  alreadyLoginToMypage,
  authenticated,
  authenticatedRedirect,
  profileRedirect,
} from "./session-guards.ts";

const onDemand =
  (load: () => Promise<MiddlewareFunction>): MiddlewareFunction =>
  async (request, next) =>
    (await load())(request, next);

const hashGuard = onDemand(
  async () => (await loadChunk(import("./propagate-errors-in-hash-json.ts"))).propagateErrorsInHashJson,
);
const hashGuardIfHash: MiddlewareFunction = (request, next) =>
  location.hash ? hashGuard(request, next) : undefined;

/** The guards that a row of the route table may name (R2.3); another name does not compile. */
export const middleware = {
  "already-login-to-mypage": alreadyLoginToMypage,
  authenticated,
  "authenticated-redirect": authenticatedRedirect,
  "entry-step": onDemand(async () => (await loadChunk(import("./entry-guards.ts"))).entryStep),
  "profile-redirect": profileRedirect,
  "propagate-errors-in-hash-json": hashGuardIfHash,
  "system-settings": onDemand(async () => (await loadChunk(import("./entry-guards.ts"))).systemSettings),
} as const satisfies Record<string, MiddlewareFunction>;

export type MiddlewareName = keyof typeof middleware;

export function middlewareOf(names: readonly string[]): MiddlewareFunction[] {
  const guards: Readonly<Record<string, MiddlewareFunction>> = middleware;
  return names.map((name) => {
    const guard = guards[name];
    if (!guard) throw new Error(`There is no middleware "${name}"`);
    return guard;
  });
}
