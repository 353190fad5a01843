import type { Reloader } from "./reloader.ts";

/** Another server version than the one this page met first reloads the page, once per version (R7.9). */
export function followServerVersion(reloader: Pick<Reloader, "reloadOnceFor">): (version: string) => void {
  let loadedVersion: string | undefined;
  return (version) => {
    loadedVersion ??= version;
    if (version !== loadedVersion) void reloader.reloadOnceFor(`server ${version}`);
  };
}
