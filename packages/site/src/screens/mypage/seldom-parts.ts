import { lazyModule } from "#foundation/updates/load-chunk.ts";

// The page loads them only for users who have something to see there.
export const finishedEntries = lazyModule(() => import("./FinishedEntries.tsx"));
export const handOversDue = lazyModule(() => import("./HandOversDue.tsx"));
export const lateEntry = lazyModule(() => import("#application/entry/LateEntry.tsx"));
export const missingPapers = lazyModule(() => import("./MissingPapers.tsx"));
export const refusedClaims = lazyModule(() => import("./RefusedClaims.tsx"));
