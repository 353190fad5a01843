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
  const [red, green, blue] = linearOf(hex);
  // Responses of the three kinds of cones in the eye, for long, medium and short waves.
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const greenRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(greenRed, blueYellow),
    hue: (Math.atan2(blueYellow, greenRed) * 180) / Math.PI,
  };
}

function linearOfOklch({ lightness, chroma, hue }: Oklch): Linear {
  const greenRed = chroma * Math.cos((hue * Math.PI) / 180);
  const blueYellow = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const medium = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const short = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
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
