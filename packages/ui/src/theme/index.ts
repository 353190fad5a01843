export { type BaseColours, baseColoursAround } from "./base-colours.ts";
export { hueDistance, isDark } from "./colours.ts";
export { contrastRatio, isHex, readableOn } from "./contrast.ts";
export {
  type BackgroundToken,
  type ContrastFailure,
  type ContrastPair,
  contrastFailures,
  type MeasuredPair,
  measurePairs,
} from "./contrast-pairs.ts";
export { themeToCss } from "./css.ts";
export { type DarkModeColours, deriveDarkMode } from "./dark-mode.ts";
export type { Composition, Hex, ThemeDecisions } from "./decisions.ts";
export { deriveTheme } from "./derive.ts";
export { compositionChoices, defaultComposition } from "./form/index.ts";
export { layers } from "./layers.ts";
export { shade } from "./mix.ts";
export { neutralDecisions } from "./neutral.ts";
export { oklchOf } from "./oklch.ts";
export { emphasised } from "./surface.ts";
export { type ColourToken, type Theme, type ThemeOverrides, tokenNames } from "./tokens.ts";
export { vars } from "./vars.ts";
