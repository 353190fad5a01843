/** A picture in the brand's `assets/` folder, with its size, so that the layout does not shift when it loads. */
export type BrandImage = {
  /** File name within `assets/`. */
  readonly file: string;
  /** An address other than the usual one: a built page may carry a small picture itself. */
  readonly url?: string;
  readonly width: number;
  readonly height: number;
};

export type BrandAssets = {
  /** Mark and word mark on the header surface. */
  readonly logo: BrandImage;
  /** The logo for a light background; the social image is drawn from it. */
  readonly logoOnPaper: BrandImage;
  /** The mark alone, square. */
  readonly mark: BrandImage;
  /** SVG icon of the tab. */
  readonly favicon: BrandImage;
  /** 180 × 180 PNG for home screens. */
  readonly touchIcon: BrandImage;
  /** 1200 × 630 PNG for links shared elsewhere. */
  readonly social: BrandImage;
  /** The picture of the top page. */
  readonly hero: BrandImage;
  /** Shown where a step has been finished. */
  readonly done: BrandImage;
  /** Shown where there is nothing yet. */
  readonly empty: BrandImage;
  /** Shown where a page is not found or could not be made. */
  readonly lost: BrandImage;
  /** Shown while the site is closed for maintenance. */
  readonly closed: BrandImage;
};

export type AssetName = keyof BrandAssets;

/** Address of a brand's picture in the built site, to which the shell's build copies `assets/`. */
export const assetUrl = (
  brand: { readonly assets: BrandAssets; readonly assetBase?: string },
  name: AssetName,
): string => brand.assets[name].url ?? `${brand.assetBase ?? "/brand/"}${brand.assets[name].file}`;
