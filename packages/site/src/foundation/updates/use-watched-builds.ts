import { useEffect } from "react";
import { useSite } from "../site/SiteProvider.tsx";
import { watchBuilds } from "./newer-build.ts";

/** Belongs to the root: a layout comes and goes with its pages, and the hour would begin anew with each. */
export function useWatchedBuilds() {
  const { newerBuild } = useSite();
  useEffect(() => watchBuilds(newerBuild), [newerBuild]);
}
