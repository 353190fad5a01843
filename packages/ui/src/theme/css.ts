import { isDark } from "./colours.ts";
import { isHex } from "./contrast.ts";
import type { Theme } from "./derive.ts";
import { customProperty } from "./vars.ts";

/** The theme as CSS. The built page contains it; Storybook loads one for each brand. */
export function themeToCss(theme: Theme, selector = ":root"): string {
  const declarations = Object.entries(theme).flatMap(([group, tokens]) =>
    Object.entries(tokens).map(([token, value]) => `${customProperty(group, token)}:${value}`),
  );
  const { ink, paper } = theme.colour;
  const scheme = isHex(ink) && isHex(paper) && isDark({ ink, paper }) ? "dark" : "light";
  return `${selector}{color-scheme:${scheme};${declarations.join(";")}}`;
}
