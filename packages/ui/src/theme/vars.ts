import { deriveTheme, type Theme } from "./derive.ts";
import { neutralDecisions } from "./neutral.ts";

const kebab = (name: string) => name.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`);

/** `space.controlInset` → `--space-control-inset` */
export const customProperty = (group: string, token: string) => `--${group}-${kebab(token)}`;

/**
 * `var(--…)` references to every token, for the `.css.ts` files. `createGlobalThemeContract` is not used, because
 * servers and the brand check import the theme without vanilla-extract.
 */
export const vars = Object.fromEntries(
  Object.entries(deriveTheme(neutralDecisions)).map(([group, tokens]) => [
    group,
    Object.fromEntries(Object.keys(tokens).map((token) => [token, `var(${customProperty(group, token)})`])),
  ]),
) as Theme;
