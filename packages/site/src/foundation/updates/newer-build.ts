import { isRecord } from "#parts/is-record.ts";
import { readTime } from "../clock/clock.ts";
import type { Site } from "../site/site.ts";
import { fetchNewestBuild, loadedBuildId } from "./newest-build.ts";

/** R7.7: the build manifest is read every hour. */
const checkIntervalMs = 60 * 60 * 1000;

export function watchBuilds(newer: Site["newerBuild"]): () => void {
  let lastRequestAt = readTime();
  const check = async () => {
    lastRequestAt = readTime();
    if (await hasNewerBuild()) newer.setState(true, true);
  };
  const onReturn = () => {
    if (document.visibilityState === "visible" && readTime() - lastRequestAt >= checkIntervalMs) void check();
  };
  const timer = setInterval(check, checkIntervalMs);
  document.addEventListener("visibilitychange", onReturn);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onReturn);
  };
}

/** True if the latest build is not the loaded one; a page served from source has no build. */
export async function hasNewerBuild(): Promise<boolean> {
  const loadedId = loadedBuildId();
  const latest = loadedId && (await latestId());
  return latest !== undefined && latest !== loadedId;
}

async function latestId(): Promise<string | undefined> {
  try {
    const response = await fetchNewestBuild();
    const latest: unknown = await response.json();
    return isRecord(latest) && "id" in latest ? String(latest.id) : undefined;
  } catch {
    return undefined;
  }
}
