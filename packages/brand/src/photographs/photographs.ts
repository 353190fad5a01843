/** A photograph of the brand: one original, and what `npx pnpm brand pictures` makes of it for pages. */
export type BrandPhotograph = {
  /** The original within the brand's `photographs/`; no page carries it. */
  readonly file: string;
  /** Hash of the original; another original gets other file names. */
  readonly version: string;
  /** Size of the original in px, so that nothing moves when the picture arrives. */
  readonly width: number;
  readonly height: number;
  /** Content of the picture for those who do not see it; empty if the words beside it say the same. */
  readonly alt: string;
  /** Focus point for cropping, as shares of width and height; the middle by default. */
  readonly focus?: readonly [number, number] | undefined;
};

export type BrandPhotographs = { readonly [name: string]: BrandPhotograph };

/** Widths in px: a phone, a phone with 3× pixels, a desktop with 2×. */
const widths = [480, 960, 1440] as const;

export const photographFormats = ["avif", "webp"] as const;
export type PhotographFormat = (typeof photographFormats)[number];

/** A small original is not made larger. */
export const widthsOf = ({ width }: Pick<BrandPhotograph, "width">): readonly number[] => [
  ...new Set(widths.map((wanted) => Math.min(wanted, width))),
];

/** The file of one width, within `assets/`. */
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
  const made = widthsOf(photograph);
  const address = (width: number, format: PhotographFormat) =>
    assetBase + photographFile(name, photograph, width, format);
  const set = (format: PhotographFormat) =>
    made.map((width) => `${address(width, format)} ${width}w`).join(", ");
  return { ...photograph, src: address(made[0] ?? 0, "webp"), avif: set("avif"), webp: set("webp") };
}
