import type { Hex } from "./decisions.ts";
import { hexOf, oklchOf } from "./oklch.ts";

/** `share` of the first colour over the second, mixed so that the steps look even. */
export function mix(colour: Hex, share: number, background: Hex): Hex {
  const [top, bottom] = [oklchOf(colour), oklchOf(background)];
  const blend = (over: number, under: number) => over * share + under * (1 - share);
  const blendAxis = (part: (degrees: number) => number) =>
    blend(top.chroma * part((top.hue * Math.PI) / 180), bottom.chroma * part((bottom.hue * Math.PI) / 180));
  const [greenRed, blueYellow] = [blendAxis(Math.cos), blendAxis(Math.sin)];
  return hexOf({
    lightness: blend(top.lightness, bottom.lightness),
    chroma: Math.hypot(greenRed, blueYellow),
    hue: (Math.atan2(blueYellow, greenRed) * 180) / Math.PI,
  });
}

/** Moves the lightness by `amount`; negative is darker. */
export function shade(colour: Hex, amount: number): Hex {
  const start = oklchOf(colour);
  return hexOf({ ...start, lightness: Math.min(1, Math.max(0, start.lightness + amount)) });
}

/** The colour that `color-mix(in srgb, …)` paints where one lies over a background with `share` of its strength. */
export function overlaid(colour: Hex, share: number, background: Hex): Hex {
  const channel = (hex: Hex, start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  const channels = [1, 3, 5].map((start) =>
    Math.round(channel(colour, start) * share + channel(background, start) * (1 - share)),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
