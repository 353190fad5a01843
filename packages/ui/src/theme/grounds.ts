import type { Hex, ThemeDecisions } from "./decisions.ts";
import { hexOf, oklchOf } from "./oklch.ts";

/** A background, the text on it, and the lines. */
export type Grounds = Pick<ThemeDecisions, "paper" | "surface" | "ink" | "neutral">;

const lightness = {
  light: { paper: 0.98, surface: 1, ink: 0.25, neutral: 0.61 },
  dark: { paper: 0.18, surface: 0.23, ink: 0.95, neutral: 0.63 },
} as const;

/** Derives a set of backgrounds and texts from one colour. */
export function groundsAround(name: keyof Grounds, colour: Hex): Grounds {
  const decided = oklchOf(colour);
  const isDark = name === "ink" ? decided.lightness > 0.6 : decided.lightness < 0.5;
  const of = lightness[isDark ? "dark" : "light"];
  const tinted = (part: keyof Grounds) =>
    hexOf({
      ...decided,
      lightness: of[part],
      chroma: Math.min(decided.chroma, part === "neutral" ? 0.03 : 0.02),
    });
  const set = {
    paper: tinted("paper"),
    surface: tinted("surface"),
    ink: tinted("ink"),
    neutral: tinted("neutral"),
  };
  // A card is a step lighter than the page that somebody chose.
  const raised = { surface: hexOf({ ...decided, lightness: Math.min(1, decided.lightness + 0.05) }) };
  return { ...set, ...(name === "paper" && isDark && raised), [name]: colour };
}
