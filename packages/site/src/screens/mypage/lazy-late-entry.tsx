import type { LateCostProps } from "#application/entry/LateCost.tsx";
import { lazyModule } from "#foundation/updates/lazy-module.ts";

/** Loaded only for users who are late. */
export const lateEntry = lazyModule(() => import("#application/entry/LateEntry.tsx"));

export function LazyLateAccount() {
  const module = lateEntry.get();
  return module && <module.LateAccount />;
}

export function LazyLateEntry(props: LateCostProps) {
  const module = lateEntry.get();
  return module && <module.LateEntry {...props} />;
}
