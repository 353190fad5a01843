import akane from "@kaitori/brand-akane/tokens";
import kohaku from "@kaitori/brand-kohaku/tokens";
import wakaba from "@kaitori/brand-wakaba/tokens";
import { deriveTheme, type ThemeDecisions, type ThemeOverrides, themeToCss } from "@kaitori/ui/theme";
import type { BrandName } from "./brand-names.ts";

type Tokens = { decisions: ThemeDecisions; overrides?: ThemeOverrides };

const cssOf = ({ decisions, overrides }: Tokens) => themeToCss(deriveTheme(decisions, overrides));
const css: Record<BrandName, string> = {
  akane: cssOf(akane),
  wakaba: cssOf(wakaba),
  kohaku: cssOf(kohaku),
};

/** Dresses the page in a brand. */
export function wear(name: BrandName) {
  const style = document.querySelector("style[data-brand]") ?? document.createElement("style");
  if (style.getAttribute("data-brand") === name) return;
  style.setAttribute("data-brand", name);
  style.textContent = css[name];
  document.head.append(style);
}
