import type { Hex } from "./decisions.ts";
import { hexOf, linearOf, oklchOf } from "./oklch.ts";

export const isHex = (value: unknown): value is Hex =>
  typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value);

/** Relative luminance by WCAG, 0 to 1. */
function luminance(hex: Hex): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast by WCAG 2.2, 1 to 21. */
export function contrastRatio(one: Hex, other: Hex): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export const lowestContrast = (colour: Hex, backgrounds: readonly Hex[]) =>
  Math.min(...backgrounds.map((background) => contrastRatio(colour, background)));

/** The colour made lighter or darker, in the same hue, until it is readable on all backgrounds. */
export function readableOn(colour: Hex, backgrounds: readonly Hex[], minimum = 4.5): Hex {
  if (lowestContrast(colour, backgrounds) >= minimum) return colour;
  const start = oklchOf(colour);
  const candidates = [-1, 1].map((direction) => {
    for (let step = 1; step <= 200; step += 1) {
      const lightness = start.lightness + (direction * step) / 200;
      if (lightness < 0 || lightness > 1) break;
      const candidate = hexOf({ ...start, lightness });
      if (lowestContrast(candidate, backgrounds) >= minimum) return { candidate, step };
    }
    return undefined;
  });
  const nearest = candidates.filter((one) => one !== undefined).sort((a, b) => a.step - b.step)[0];
  return nearest?.candidate ?? bestOf(["#000000", "#ffffff"], backgrounds);
}

/** The colour with the best contrast on all backgrounds. */
export const bestOf = (colours: readonly [Hex, ...Hex[]], backgrounds: readonly Hex[]): Hex =>
  colours.reduce((best, colour) =>
    lowestContrast(colour, backgrounds) > lowestContrast(best, backgrounds) ? colour : best,
  );
