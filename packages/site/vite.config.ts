import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { routeManifest } from "./build/route-manifest.ts";

/**
 * Which modules share a file; each group takes what its modules import with it, the first group first.
 * `vendor` stays the same from release to release, so a returning visitor keeps it. `base` is what every page runs,
 * and nothing else, however many screens there are. Whatever only some screens share, the bundler divides by itself.
 */
const chunkGroups = [
  { name: "vendor", test: /node_modules\/(?:react|react-dom|scheduler|react-router|ky|valibot|zustand)\// },
  { name: "base", test: /site\/src\/(?:start\.tsx|errors\/|forms\/FormFailure)/ },
  { name: "ui", minShareCount: 3, test: /packages\/ui\/src\/(?!ComboboxField|FileField)/ },
  { name: "forms", test: /node_modules\/react-hook-form\// },
];

/** The site, built once for every brand: `vite build` for the browser, `vite build --ssr` for the prerenderer. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin(), routeManifest()],
  base: "/",
  build: {
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    target: "baseline-widely-available",
    copyPublicDir: false,
    // What others wrote and is bundled here, with its terms: published and served with the files.
    license: { fileName: isSsrBuild ? "licenses.txt" : "assets/licenses.txt" },
    rolldownOptions: {
      input: isSsrBuild ? "src/server.tsx" : { site: "src/index.ts" },
      preserveEntrySignatures: "strict",
      ...(!isSsrBuild && { output: { codeSplitting: { groups: chunkGroups } } }),
    },
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  ssr: { noExternal: true },
}));
