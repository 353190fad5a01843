import { cpSync, globSync } from "node:fs";
import { join } from "node:path";
import { templatesOnDisk } from "@kaitori/brand/draft/save";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { allStories } from "./stories.ts";

const here = import.meta.dirname;
const brands = join(here, "../../brands");

const copyPictures: Plugin = {
  name: "pictures-of-brands",
  writeBundle() {
    for (const assets of globSync("*/assets", { cwd: brands }))
      cpSync(join(brands, assets), join(here, "dist/brands", assets.replace(/assets$/, "")), {
        recursive: true,
      });
  },
};

export default defineConfig({
  root: here,
  base: "./",
  define: { brandTemplates: JSON.stringify(templatesOnDisk()), __stories: JSON.stringify(allStories()) },
  plugins: [react(), vanillaExtractPlugin(), copyPictures],
  build: {
    rolldownOptions: { input: ["index.html", "frame.html"] },
    target: "baseline-widely-available",
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
  },
});
