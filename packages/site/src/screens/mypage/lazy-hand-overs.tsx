import { lazyModule } from "#foundation/updates/lazy-module.ts";
import type { HandOversDueProps } from "./HandOversDue.tsx";

/** Whoever has sold nothing yet does not pay for what comes after. */
export const handOversDue = lazyModule(() => import("./HandOversDue.tsx"));

export function LazyHandOvers(props: HandOversDueProps) {
  const module = handOversDue.get();
  return module && <module.HandOversDue {...props} />;
}
