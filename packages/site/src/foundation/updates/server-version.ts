import type { Reloader } from "./reloader.ts";

/** Another server version than the one this page met first reloads the page, once per version (R7.9). */
export function followServerVersion(reloader: Pick<Reloader, "reloadOnceFor">): (version: string) => void {
  let loaded: string | undefined;
  return (version) => {
    loaded ??= version;
    if (version !== loaded) void reloader.reloadOnceFor(`server ${version}`);
  };
}
