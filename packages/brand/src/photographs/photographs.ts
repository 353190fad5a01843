import type * as v from "valibot";
import type { BrandPhotographs as schema } from "./schema.ts";

export type BrandPhotographs = v.InferOutput<typeof schema>;
/** A photograph of the brand: one original, of which `npx pnpm brand pictures` makes files for pages. */
export type BrandPhotograph = BrandPhotographs[string];

/** Widths in px: a phone, a phone with 3× pixels, a desktop with 2×. */
const widths = [480, 960, 1440] as const;

export const photographFormats = ["avif", "webp"] as const;
export type PhotographFormat = (typeof photographFormats)[number];

/** A small original is not enlarged. */
export const widthsOf = ({ width }: Pick<BrandPhotograph, "width">): readonly number[] => [
  ...new Set(widths.map((candidate) => Math.min(candidate, width))),
];

/** The file of one width within `assets/`. */
export const photographFile = (
  name: string,
  { version }: Pick<BrandPhotograph, "version">,
  width: number,
  format: PhotographFormat,
) => `photographs/${name}-${version}-${width}.${format}`;

/** Values for the markup of a photograph: its addresses by width, in both formats. */
export function photographSources(
  { photographs = {}, assetBase = "/brand/" }: { photographs?: BrandPhotographs; assetBase?: string },
  name: string,
) {
  const photograph = photographs[name];
  if (!photograph) return undefined;
  const availableWidths = widthsOf(photograph);
  const address = (width: number, format: PhotographFormat) =>
    assetBase + photographFile(name, photograph, width, format);
  const sourceSet = (format: PhotographFormat) =>
    availableWidths.map((width) => `${address(width, format)} ${width}w`).join(", ");
  return {
    ...photograph,
    src: address(availableWidths[0] ?? 0, "webp"),
    avif: sourceSet("avif"),
    webp: sourceSet("webp"),
  };
}
