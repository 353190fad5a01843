/** A picture in the brand's `assets/` folder, with its size, so that the layout does not shift when it loads. */
export type BrandImage = {
  /** File name within `assets/`. */
  readonly file: string;
  /** Address other than that of the file, such as a `data:` URL of a small picture in a built page. */
  readonly url?: string;
  readonly width: number;
  readonly height: number;
};

export type BrandAssets = {
  /** Logo on the background of the header. */
  readonly logo: BrandImage;
  /** Logo for a light background; the social image is made of it. */
  readonly logoOnPaper: BrandImage;
  /** Square logo without the name. */
  readonly mark: BrandImage;
  /** SVG icon for browser tabs. */
  readonly favicon: BrandImage;
  /** PNG of 180 × 180 px for home screens. */
  readonly touchIcon: BrandImage;
  /** PNG of 1200 × 630 px for links that are shared. */
  readonly social: BrandImage;
  /** Picture of the top page. */
  readonly hero: BrandImage;
  /** Shown after a finished step. */
  readonly done: BrandImage;
  /** Shown on an empty page. */
  readonly empty: BrandImage;
  /** Shown if a page is not found or fails. */
  readonly lost: BrandImage;
  /** Shown during maintenance. */
  readonly closed: BrandImage;
};

export type AssetName = keyof BrandAssets;

/** Address of a brand's picture in the built site; the build copies `assets/` there. */
export const assetUrl = (
  brand: { readonly assets: BrandAssets; readonly assetBase?: string },
  name: AssetName,
): string => brand.assets[name].url ?? `${brand.assetBase ?? "/brand/"}${brand.assets[name].file}`;
