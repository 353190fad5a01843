/** The id of the build that has loaded this page; undefined while a page is prerendered. */
export const loadedBuildId = () =>
  "document" in globalThis
    ? document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
    : undefined;
