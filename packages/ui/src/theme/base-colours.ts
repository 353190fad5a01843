import type { Hex, ThemeDecisions } from "./decisions.ts";
import { hexOf, oklchOf } from "./oklch.ts";

/** Backgrounds, the text on them, and the lines. */
export type BaseColours = Pick<ThemeDecisions, "paper" | "surface" | "ink" | "neutral">;

/** Lightness (OKLCH) of the colours of a light and of a dark set. */
const lightness = {
  light: { paper: 0.98, surface: 1, ink: 0.25, neutral: 0.61 },
  dark: { paper: 0.18, surface: 0.23, ink: 0.95, neutral: 0.63 },
} as const;

/** Derives a set of backgrounds and texts from one colour. */
export function baseColoursAround(name: keyof BaseColours, colour: Hex): BaseColours {
  const chosenColour = oklchOf(colour);
  const isDark = name === "ink" ? chosenColour.lightness > 0.6 : chosenColour.lightness < 0.5;
  const lightnessOf = lightness[isDark ? "dark" : "light"];
  const tint = (part: keyof BaseColours) =>
    hexOf({
      ...chosenColour,
      lightness: lightnessOf[part],
      chroma: Math.min(chosenColour.chroma, part === "neutral" ? 0.03 : 0.02),
    });
  const baseColours = {
    paper: tint("paper"),
    surface: tint("surface"),
    ink: tint("ink"),
    neutral: tint("neutral"),
  };
  // The card is lighter than the chosen page.
  const lighterSurface = {
    surface: hexOf({ ...chosenColour, lightness: Math.min(1, chosenColour.lightness + 0.05) }),
  };
  return { ...baseColours, ...(name === "paper" && isDark && lighterSurface), [name]: colour };
}
