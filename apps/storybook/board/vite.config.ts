import { templatesOnDisk } from "@kaitori/brand/draft/save";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The board is a page of the handbook: it shows the handbook's stories in frames. */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  publicDir: false,
  define: { brandTemplates: JSON.stringify(templatesOnDisk()) },
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: "../storybook-static/board",
    emptyOutDir: true,
    target: "baseline-widely-available",
    reportCompressedSize: false,
  },
});
