import type { Brand } from "@kaitori/brand";
import { brandStyle } from "@kaitori/brand/theme";
import type { Plugin } from "vite";

/** Puts the brand's look into the head of its pages. */
export const themeStyle = (brand: Brand): Plugin => ({
  name: "kaitori:theme-style",
  transformIndexHtml: () => [{ tag: "style", children: brandStyle(brand), injectTo: "head-prepend" }],
});
