import type { assetLimits } from "./check/asset-limits.ts";

/** A picture in the brand's `assets/` folder, with its size, so that the layout does not shift when it loads. */
export type BrandImage = {
  /** File name within `assets/`. */
  readonly file: string;
  /** Address other than that of the file, such as a `data:` URL of a small picture in a built page. */
  readonly url?: string;
  readonly width: number;
  readonly height: number;
};

export type AssetName = keyof typeof assetLimits;
export type BrandAssets = { readonly [Name in AssetName]: BrandImage };

/** Address of a brand's picture in the built site; the build copies `assets/` there. */
export const assetUrl = (
  brand: { readonly assets: BrandAssets; readonly assetBase?: string },
  name: AssetName,
): string => brand.assets[name].url ?? `${brand.assetBase ?? "/brand/"}${brand.assets[name].file}`;
