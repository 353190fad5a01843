import { lazyModule } from "#foundation/updates/lazy-module.ts";
import type { RefusedClaimsProps } from "./RefusedClaims.tsx";

/** Loaded only for users one of whose invoices is not bought. */
export const refusedClaims = lazyModule(() => import("./RefusedClaims.tsx"));

export function LazyRefusedClaims(props: RefusedClaimsProps) {
  const module = refusedClaims.get();
  return module && <module.RefusedClaims {...props} />;
}
