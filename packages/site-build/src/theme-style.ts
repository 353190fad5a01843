import type { Brand } from "@kaitori/brand";
import { brandStyle } from "@kaitori/brand/theme";
import type { Plugin } from "vite";
import type { CurrentBrand } from "./current-brand.ts";

/** Adds the brand's colours, fonts and shapes to the head, after the charset, which must be in the first 1024 bytes. */
export const themeStyle = (current: Pick<CurrentBrand, "read">): Plugin => ({
  name: "kaitori:theme-style",
  transformIndexHtml: async () => [
    { tag: "style", children: styleOf(await current.read()), injectTo: "head" },
  ],
});

function styleOf(brand: Brand): string {
  try {
    return brandStyle(brand);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`brands/${brand.name}/tokens.ts: ${reason}`, { cause: error });
  }
}
