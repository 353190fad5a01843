/** The id of the build that this page came with; while a page is prerendered there is none. */
export const loadedBuildId = () =>
  "document" in globalThis
    ? document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
    : undefined;
