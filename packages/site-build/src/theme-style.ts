import { brandStyle } from "@kaitori/brand/theme";
import type { Plugin } from "vite";
import type { CurrentBrand } from "./current-brand.ts";

/** Puts the brand's look into the head of its pages, behind their encoding, which browsers look for in the first 1024 bytes. */
export const themeStyle = (current: Pick<CurrentBrand, "read">): Plugin => ({
  name: "kaitori:theme-style",
  transformIndexHtml: async () => [
    { tag: "style", children: brandStyle(await current.read()), injectTo: "head" },
  ],
});
