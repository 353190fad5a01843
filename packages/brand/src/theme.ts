import { deriveTheme, themeToCss } from "@kaitori/ui/theme";
import type { Brand } from "./define-brand.ts";
import { familyOnPage, fontFace } from "./font/brand-font.ts";

/** A brand's look as CSS custom properties, for the page or a selector, and its font. */
export function brandStyle(
  { tokens, assetBase }: Pick<Brand, "tokens" | "assetBase">,
  selector?: string,
): string {
  const { decisions, overrides, font } = tokens;
  const theme = deriveTheme(decisions, overrides);
  if (!font) return themeToCss(theme, selector);
  const withBrandFont = (families: string) => `${familyOnPage(font)},${families}`;
  const type = {
    ...theme.type,
    heading: withBrandFont(theme.type.heading),
    ...(font.use === "text" && { body: withBrandFont(theme.type.body) }),
  };
  return fontFace(font, assetBase) + themeToCss({ ...theme, type }, selector);
}
