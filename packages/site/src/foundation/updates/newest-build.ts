const manifest = "/builds/latest.json";

/** What the server says of its newest build, asked of it now. */
export const askNewestBuild = () => fetch(manifest, { cache: "no-store" });

/** Whether it answers at all, whatever it says. */
export const isServerThere = (): Promise<boolean> =>
  askNewestBuild().then(
    () => true,
    () => false,
  );
