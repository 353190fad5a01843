import type { BrandTokens } from "@kaitori/brand/tokens";
import { deriveTheme, themeToCss } from "@kaitori/ui/theme";
import { brandOfFile } from "./brand-names.ts";

const tokens = import.meta.glob<BrandTokens>("../../../brands/*/tokens.ts", {
  import: "default",
  eager: true,
});

const css: ReadonlyMap<string, string> = new Map(
  Object.entries(tokens).map(([file, { decisions, overrides }]) => [
    brandOfFile(file),
    themeToCss(deriveTheme(decisions, overrides)),
  ]),
);

/** Dresses the page in a brand. */
export function wear(name: string) {
  const style = document.querySelector("style[data-brand]") ?? document.createElement("style");
  if (style.getAttribute("data-brand") === name) return;
  style.setAttribute("data-brand", name);
  style.textContent = css.get(name) ?? "";
  document.head.append(style);
}
