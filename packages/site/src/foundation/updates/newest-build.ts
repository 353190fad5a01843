const manifest = "/builds/latest.json";

/** The server's answer about its newest build, never from the cache. */
export const askNewestBuild = () => fetch(manifest, { cache: "no-store" });

/** True if the server answers at all. */
export const isServerThere = (): Promise<boolean> =>
  askNewestBuild().then(
    () => true,
    () => false,
  );
