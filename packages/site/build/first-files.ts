import { minify } from "terser";
import type { Plugin } from "vite";

/** What a first page waits for, and what every page fetches as soon as it is at work. */
const first = new Set(["vendor", "site", "forms", "calls", "deferred"]);

/**
 * Makes the files that everybody waits for quick to fetch and to start.
 *
 * The bundler makes files small quickly; Terser, after it, takes another 1.4 % of the bytes that are sent. It needs as
 * long for all files as the rest of the build, so only these are given to it. And nearly all of what they hold runs at
 * once: told so by the comment, Chromium compiles it beside the page while it arrives, where otherwise the page stands
 * still for each function when it is first called, for half of the time that hydration took.
 */
export function firstFiles(): Plugin {
  return {
    name: "kaitori:first-files",
    apply: (config, { isSsrBuild }) => config.build !== undefined && !isSsrBuild,
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk" || !first.has(file.name)) continue;
          const { code } = await minify(file.code, options);
          if (!code) throw new Error(`${file.fileName} is empty`);
          file.code = `//# allFunctionsCalledOnLoad\n${code}`;
        }
      },
    },
  };
}

const options = { module: true, ecma: 2022, compress: { passes: 3, keep_fargs: false } } as const;
