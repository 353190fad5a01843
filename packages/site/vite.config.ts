import { compressedOnce } from "@kaitori/site-build/compress";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./build/chunk-groups.ts";
import { firstFiles } from "./build/first-files.ts";
import { oneFileLess } from "./build/one-file-less.ts";
import { preactForReact } from "./build/preact-for-react.ts";
import { routeManifest } from "./build/route-manifest.ts";
import { unnamedComponents } from "./build/unnamed-components.ts";
import { withoutUnused } from "./build/without-unused.ts";

/** The site, built once for every brand: `vite build` for the browser, `vite build --ssr` for the prerenderer. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    unnamedComponents(),
    withoutUnused(),
    oneFileLess(),
    firstFiles(),
    routeManifest(),
    compressedOnce(),
  ],
  base: "/",
  resolve: { alias: preactForReact },
  build: {
    outDir: isSsrBuild ? "dist/prerender" : "dist/client",
    target: "baseline-widely-available",
    copyPublicDir: false,
    // What others wrote and is bundled here, with its terms: published and served with the files.
    license: { fileName: isSsrBuild ? "licenses.txt" : "assets/licenses.txt" },
    rolldownOptions: {
      input: isSsrBuild ? "src/prerender.tsx" : { site: "src/index.ts" },
      preserveEntrySignatures: "allow-extension",
      ...(!isSsrBuild && { output: { codeSplitting: { groups: chunkGroups } } }),
    },
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  ssr: { noExternal: true },
}));
