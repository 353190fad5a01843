import { type Theme, tokenNames } from "./tokens.ts";

const kebab = (name: string) => name.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`);

/** `space.controlInset` → `--space-control-inset` */
export const customProperty = (group: string, token: string) => `--${group}-${kebab(token)}`;

const referencesOf = <Name extends keyof Theme>(name: Name) =>
  Object.fromEntries(
    tokenNames[name].map((token) => [token, `var(${customProperty(name, token)})`]),
  ) as Theme[Name];

/**
 * `var(--…)` references to every token, for the `.css.ts` files. `createGlobalThemeContract` is not used, because
 * servers and the brand check import the theme without vanilla-extract.
 */
export const vars: Theme = {
  colour: referencesOf("colour"),
  space: referencesOf("space"),
  radius: referencesOf("radius"),
  type: referencesOf("type"),
  form: referencesOf("form"),
};
