import { brandStyle } from "@kaitori/brand/theme";
import type { Plugin } from "vite";
import type { CurrentBrand } from "./current-brand.ts";

/** Puts the brand's look into the head of its pages. */
export const themeStyle = (current: CurrentBrand): Plugin => ({
  name: "kaitori:theme-style",
  transformIndexHtml: async () => [
    { tag: "style", children: brandStyle(await current.read()), injectTo: "head-prepend" },
  ],
});
