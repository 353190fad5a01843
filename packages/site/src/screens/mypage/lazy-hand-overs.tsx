import { lazyModule } from "#foundation/updates/lazy-module.ts";
import type { HandOversDueProps } from "./HandOversDue.tsx";

/** Loaded only for users who have sold something. */
export const handOversDue = lazyModule(() => import("./HandOversDue.tsx"));

export function LazyHandOvers(props: HandOversDueProps) {
  const module = handOversDue.get();
  return module && <module.HandOversDue {...props} />;
}
