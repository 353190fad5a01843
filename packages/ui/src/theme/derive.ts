import { deriveColours } from "./colours.ts";
import type { ThemeDecisions } from "./decisions.ts";
import { deriveForm } from "./form/index.ts";
import { deriveRadius, deriveSpace } from "./shape.ts";
import { deriveType } from "./type.ts";

const derivations = {
  colour: deriveColours,
  space: deriveSpace,
  radius: deriveRadius,
  type: deriveType,
  /** The composition (frame, ornament, fields and so on), not HTML forms. */
  form: deriveForm,
};
type Derivations = typeof derivations;

/** A whole theme: a value for every token. Each name is a CSS custom property. */
export type Theme = {
  [Group in keyof Derivations]: Record<keyof ReturnType<Derivations[Group]>, string>;
};
export type ColourToken = keyof Theme["colour"];
/** Tokens that a brand sets itself instead of the derived ones. */
export type ThemeOverrides = { [Group in keyof Theme]?: Partial<Theme[Group]> };

/** Derives the whole theme from a brand's decisions. Overrides come last and are checked as well. */
export const deriveTheme = (decisions: ThemeDecisions, overrides: ThemeOverrides = {}) =>
  Object.fromEntries(
    Object.entries(derivations).map(([group, derive]) => [
      group,
      { ...derive(decisions), ...overrides[group as keyof Theme] },
    ]),
  ) as Theme;
