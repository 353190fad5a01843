import { lazyModule } from "#foundation/updates/load-chunk.ts";

// Loaded only for users who need them.
export const finishedEntries = lazyModule(() => import("./FinishedEntries.tsx"));
export const handOversDue = lazyModule(() => import("./HandOversDue.tsx"));
export const lateEntry = lazyModule(() => import("#application/entry/LateDamages.tsx"));
export const inadequateItems = lazyModule(() => import("./InadequateItems.tsx"));
export const refusedClaims = lazyModule(() => import("./RefusedClaims.tsx"));
