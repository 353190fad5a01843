import { compressAssets } from "@kaitori/site-build/compress";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks } from "./build/chunks.ts";
import { routeManifest } from "./build/route-manifest.ts";

/** The site, built once for every brand: `vite build` for the browser, `vite build --ssr` for the prerenderer. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin(), routeManifest(), compressAssets()],
  base: "/",
  build: {
    outDir: isSsrBuild ? "dist/prerender" : "dist/client",
    target: "baseline-widely-available",
    copyPublicDir: false,
    // Third-party code that is bundled here, with its licence terms: published and served with the files.
    license: { fileName: isSsrBuild ? "licenses.txt" : "assets/licenses.txt" },
    rolldownOptions: {
      input: isSsrBuild
        ? "src/prerender.tsx"
        : { site: "src/index.ts", "early-clicks": "src/start/early-clicks.ts" },
      preserveEntrySignatures: "allow-extension",
      ...(!isSsrBuild && {
        output: {
          codeSplitting: { groups: chunks },
          // Without this a shared file would be named after all its importers.
          chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash].js`,
          assetFileNames: ({ names: [name = ""] }) =>
            `assets/${name.replace(/~.*(?=\.css)/, "").replace(/\.[^.]*$/, "")}-[hash][extname]`,
        },
      }),
    },
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  ssr: { noExternal: true },
}));
