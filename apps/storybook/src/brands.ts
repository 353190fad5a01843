import { brandStyle } from "@kaitori/brand/theme";
import type { BrandTokens } from "@kaitori/brand/tokens";
import { brandOfFile } from "./brand-names.ts";

const tokens = import.meta.glob<BrandTokens>("../../../brands/*/tokens.ts", {
  import: "default",
  eager: true,
});

const css: ReadonlyMap<string, string> = new Map(
  Object.entries(tokens).map(([file, brandTokens]) => {
    const name = brandOfFile(file);
    return [name, brandStyle({ tokens: brandTokens, assetBase: `/brands/${name}/` })];
  }),
);

/** Replaces the theme of the page by that of a brand. */
export function applyBrand(name: string) {
  const theme = css.get(name) ?? "";
  const style = document.querySelector("style[data-brand]") ?? document.createElement("style");
  if (style.textContent === theme) return;
  style.setAttribute("data-brand", name);
  style.textContent = theme;
  document.head.append(style);
}
