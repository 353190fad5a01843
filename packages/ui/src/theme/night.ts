import { bestOf, readableOn } from "./contrast.ts";
import type { Hex, ThemeDecisions } from "./decisions.ts";
import { mix } from "./mix.ts";
import { hexOf, oklchOf } from "./oklch.ts";

/** Colours for dark mode, for mails in a dark mail program. */
export type NightColours = Record<
  "ground" | "surface" | "line" | "ink" | "inkQuiet" | "brandInk" | "action" | "onAction",
  Hex
>;

/** Derives dark mode: the brand's ink is the background, its hues are made light enough to be readable. */
export function deriveNight(decisions: ThemeDecisions): NightColours {
  const { hue, chroma } = oklchOf(decisions.ink);
  const dark = (lightness: number) => hexOf({ lightness, chroma: Math.min(chroma, 0.02), hue });
  const [ground, surface] = [dark(0.2), dark(0.25)];
  const grounds = [ground, surface];
  const ink = hexOf({ lightness: 0.94, chroma: 0.01, hue });
  const action = readableOn(decisions[decisions.action], grounds, 3.2);
  const onAction = bestOf(["#ffffff", ground], [action]);
  return {
    ground,
    surface,
    line: dark(0.4),
    ink,
    inkQuiet: readableOn(mix(ink, 0.7, surface), grounds, 5),
    brandInk: readableOn(decisions.brand, grounds),
    action: readableOn(action, [onAction]),
    onAction,
  };
}
