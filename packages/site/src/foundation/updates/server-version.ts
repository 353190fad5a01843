import type { Reloader } from "./reloader.ts";

/** Reloads the page once for each server version that differs from the first one (R7.9). */
export function followServerVersion(reloader: Pick<Reloader, "reloadOnceFor">): (version: string) => void {
  let loadedVersion: string | undefined;
  return (version) => {
    loadedVersion ??= version;
    if (version !== loadedVersion) void reloader.reloadOnceFor(`server ${version}`);
  };
}
