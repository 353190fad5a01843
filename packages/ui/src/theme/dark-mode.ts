import { bestOf, readableOn } from "./contrast.ts";
import type { Hex, ThemeDecisions } from "./decisions.ts";
import { mix } from "./mix.ts";
import { hexOf, oklchOf } from "./oklch.ts";

/** Colours for dark mode, for mails in a dark mail program. */
export type DarkModeColours = Record<
  "background" | "surface" | "line" | "ink" | "inkQuiet" | "brandInk" | "action" | "onAction",
  Hex
>;

/** Derives dark mode: the brand's ink is the background, its hues are made light enough to be readable. */
export function deriveDarkMode(decisions: ThemeDecisions): DarkModeColours {
  const { hue, chroma } = oklchOf(decisions.ink);
  const darkShade = (lightness: number) => hexOf({ lightness, chroma: Math.min(chroma, 0.02), hue });
  const [background, surface] = [darkShade(0.2), darkShade(0.25)];
  const backgrounds = [background, surface];
  const ink = hexOf({ lightness: 0.94, chroma: 0.01, hue });
  // WCAG requires a contrast of 3 for the shape of a button and 4.5 for text; 3.2 and 5 leave a reserve.
  const action = readableOn(decisions[decisions.action], backgrounds, 3.2);
  const onAction = bestOf(["#ffffff", background], [action]);
  return {
    background,
    surface,
    line: darkShade(0.4),
    ink,
    inkQuiet: readableOn(mix(ink, 0.7, surface), backgrounds, 5),
    brandInk: readableOn(decisions.brand, backgrounds),
    action: readableOn(action, [onAction]),
    onAction,
  };
}
