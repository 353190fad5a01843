import { useEffect } from "react";
import { matchRoutes, useNavigation } from "react-router";
import type { RouteRow } from "../routes/route-row.ts";
import { routes } from "../routes/table.ts";
import { createPreloadQueue } from "./preload-queue.ts";

const queue = createPreloadQueue();
const rows: readonly RouteRow[] = routes;

/** Fetches the chunk of a page as soon as somebody points at, touches or focuses a link to it. */
export function usePreloadIntent() {
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (!isIdle) return;
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a[href]") : null;
      if (link instanceof HTMLAnchorElement && link.origin === location.origin) preloadPath(link.pathname);
    };
    const events = ["pointerover", "focusin", "touchstart"] as const;
    for (const event of events) addEventListener(event, onIntent, { passive: true });
    return () => {
      for (const event of events) removeEventListener(event, onIntent);
    };
  }, [isIdle]);
}

/** For the step that comes next, which will be wanted soon. */
export function preloadPath(path: string): void {
  const row = matchRoutes(
    rows.map((row) => ({ path: row.path, handle: row })),
    path,
  )?.at(-1)?.route.handle;
  if (row) queue.add(row.path, row.screen);
}
