import type { Hex } from "./decisions.ts";

/** Perceptual colour: lightness 0–1, chroma, hue in degrees. Björn Ottosson's OKLab in polar form. */
export type Oklch = { lightness: number; chroma: number; hue: number };
type Linear = readonly [red: number, green: number, blue: number];

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** The three channels without gamma, 0–1. */
export function linearOf(hex: Hex): Linear {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`${hex} is not a colour of the form #rrggbb`);
  const channel = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

export function oklchOf(hex: Hex): Oklch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: (Math.atan2(bb, a) * 180) / Math.PI,
  };
}

function linearOfOklch({ lightness, chroma, hue }: Oklch): Linear {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The nearest colour that a screen can show: less chroma, same lightness and hue. */
export function hexOf(colour: Oklch): Hex {
  const linear = linearOfOklch(colour);
  const isDisplayable = linear.every((channel) => channel > -0.0005 && channel < 1.0005);
  if (!isDisplayable && colour.chroma > 0.001) return hexOf({ ...colour, chroma: colour.chroma * 0.96 });
  const byte = (channel: number) => Math.round(Math.min(1, Math.max(0, toGamma(channel))) * 255);
  return `#${linear.map((channel) => byte(channel).toString(16).padStart(2, "0")).join("")}`;
}
