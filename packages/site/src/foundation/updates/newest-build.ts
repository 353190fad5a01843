const manifest = "/builds/latest.json";

export const fetchNewestBuild = () => fetch(manifest, { cache: "no-store" });

export const isServerReachable = (): Promise<boolean> =>
  fetchNewestBuild().then(
    () => true,
    () => false,
  );

/** The id of the build that has loaded this page; undefined while a page is prerendered. */
export const loadedBuildId = () =>
  "document" in globalThis
    ? document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
    : undefined;
