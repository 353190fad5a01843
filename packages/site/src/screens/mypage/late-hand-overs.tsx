import { lateModule } from "#foundation/updates/late-module.ts";
import type { HandOversDueProps } from "./HandOversDue.tsx";

/** Whoever has sold nothing yet does not pay for what comes after. */
export const handOversDue = lateModule(() => import("./HandOversDue.tsx"));

export function LateHandOvers(props: HandOversDueProps) {
  const module = handOversDue.get();
  return module && <module.HandOversDue {...props} />;
}
