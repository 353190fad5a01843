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
export type { Hex, ThemeDecisions } from "./decisions.ts";
export { type ColourToken, deriveTheme, type Theme, type ThemeOverrides } from "./derive.ts";
export { type Composition, compositionChoices } from "./form/index.ts";
export { layers } from "./layers.ts";
export { shade } from "./mix.ts";
export { neutralDecisions } from "./neutral.ts";
export { oklchOf } from "./oklch.ts";
export { emphasised } from "./surface.ts";
export { vars } from "./vars.ts";
