import { readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { pagesOf } from "./pages.ts";

const outDir = join(import.meta.dirname, "../storybook-static");

/** Lists the pages that Storybook has built, whose own first page gives way to this one. */
const besideStorybook: Plugin = {
  name: "beside-storybook",
  config: () => {
    const { entries } = JSON.parse(readFileSync(join(outDir, "index.json"), "utf8"));
    return { define: { handbookPages: JSON.stringify(pagesOf(Object.values(entries))) } };
  },
  generateBundle: () => renameSync(join(outDir, "index.html"), join(outDir, "storybook.html")),
};

/**
 * The first page of the built handbook. Storybook takes seconds until it shows anything; this is there at once, and
 * leads to its pages.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin(), besideStorybook],
  build: {
    outDir,
    emptyOutDir: false,
    target: "baseline-widely-available",
    reportCompressedSize: false,
  },
});
