import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import MiniSearch from "minisearch";
import { defineConfig, type Plugin } from "vite";
import { type ListedEntry, sectionsOfPages } from "../search/documents.ts";
import { options } from "../search/searching.ts";
import { pagesOf } from "./pages.ts";

const outDir = join(import.meta.dirname, "../storybook-static");

const listedEntries = (): ListedEntry[] =>
  Object.values(JSON.parse(readFileSync(join(outDir, "index.json"), "utf8")).entries);

/** Lists and indexes the pages that Storybook has built, and replaces Storybook's first page. */
const startPage: Plugin = {
  name: "start-page",
  config: () => ({ define: { handbookPages: JSON.stringify(pagesOf(listedEntries())) } }),
  generateBundle: () => {
    renameSync(join(outDir, "index.html"), join(outDir, "storybook.html"));
    const index = new MiniSearch(options);
    index.addAll(sectionsOfPages(listedEntries()));
    writeFileSync(join(outDir, "search-index.json"), JSON.stringify(index));
  },
};

/** The first page of the built handbook. It appears at once, whereas Storybook takes seconds to load. */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin(), startPage],
  build: {
    outDir,
    emptyOutDir: false,
    target: "baseline-widely-available",
    reportCompressedSize: false,
  },
});
