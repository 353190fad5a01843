import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { routeManifest } from "./build/route-manifest.ts";

const onlyForForms = /react-hook-form|react-aria|\/forms\/|\/uploads\/|pdfjs/;

/** The site, built once for every brand: `vite build` for the browser, `vite build --ssr` for the prerenderer. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin(), routeManifest()],
  base: "/",
  build: {
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    target: "baseline-widely-available",
    copyPublicDir: false,
    rolldownOptions: {
      input: isSsrBuild ? "src/server.tsx" : { site: "src/index.ts" },
      preserveEntrySignatures: "strict",
      // What most pages need comes in one file instead of dozens; what only forms need stays with the forms.
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            groups: [{ name: "base", minShareCount: 4, test: (id: string) => !onlyForForms.test(id) }],
          },
        },
      }),
    },
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  ssr: { noExternal: true },
}));
