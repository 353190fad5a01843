import type { Plugin } from "vite";

/** Options that the site's one router is never given, and a call that only answers with the first of them. */
const options = [
  "init.instrumentations",
  "init.patchRoutesOnNavigation",
  "init.dataStrategy",
  "consumeInstrumentationClientResultMetaReceiver(router)",
];

/** What is taken out of a library's file: `undefined` or nothing stands in its place. */
const parts: readonly { file: RegExp; take: (code: string) => string }[] = [
  {
    file: /\/react-router\/dist\/.*\/lib\/router\/router\.js$/,
    take: (code) => options.reduce((rest, option) => rest.replaceAll(option, "undefined"), code),
  },
];

/** What libraries do for those who use more of them than this site: every first page would load it. */
export function withoutUnused(): Plugin {
  return {
    name: "kaitori:without-unused",
    apply: (config, { isSsrBuild }) => config.build !== undefined && !isSsrBuild,
    transform: {
      filter: { id: parts.map(({ file }) => file) },
      handler(code, id) {
        const taken = parts.find(({ file }) => file.test(id))?.take(code) ?? code;
        if (taken === code) throw new Error(`${id} is written otherwise than expected`);
        return { code: taken, map: null };
      },
    },
  };
}
