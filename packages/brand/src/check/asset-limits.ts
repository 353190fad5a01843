import type { PictureSize } from "./svg-size.ts";

export type AssetLimit = {
  readonly type: ".svg" | ".png";
  /** Largest size in bytes that does not slow a page down noticeably. */
  readonly bytes: number;
  /** Fixed size in px for pictures that other programs read. */
  readonly size?: PictureSize;
  /** Width divided by height: minimum and maximum. */
  readonly ratio?: readonly [number, number];
};

/** Largest file of a photograph in bytes, by its width; a phone with a poor connection still loads it. */
export const photographBytes = (width: number) => (width <= 480 ? 40_000 : width <= 960 ? 100_000 : 180_000);

/** A narrower original would have to be enlarged on a phone with three pixels per point. */
export const smallestOriginal = 960;

/** The pictures of a brand. */
export const assetLimits = {
  /** Logo on the background of the header. */
  logo: { type: ".svg", bytes: 20_000, ratio: [1, 8] },
  /** Logo for a light background; the social image is made of it. */
  logoOnPaper: { type: ".svg", bytes: 20_000, ratio: [1, 8] },
  /** Square logo without the name. */
  mark: { type: ".svg", bytes: 10_000, ratio: [1, 1] },
  /** SVG icon for browser tabs. */
  favicon: { type: ".svg", bytes: 5_000, ratio: [1, 1] },
  /** PNG for home screens. */
  touchIcon: { type: ".png", bytes: 40_000, size: { width: 180, height: 180 } },
  /** PNG for links that are shared. */
  social: { type: ".png", bytes: 300_000, size: { width: 1200, height: 630 } },
  /** Picture of the top page. */
  hero: { type: ".svg", bytes: 60_000, ratio: [0.75, 2.5] },
  /** Shown after a finished step. */
  done: { type: ".svg", bytes: 20_000, ratio: [0.75, 2.5] },
  /** Shown on an empty page. */
  empty: { type: ".svg", bytes: 20_000, ratio: [0.75, 2.5] },
  /** Shown if a page is not found or fails. */
  lost: { type: ".svg", bytes: 20_000, ratio: [0.75, 2.5] },
  /** Shown during maintenance. */
  closed: { type: ".svg", bytes: 20_000, ratio: [0.75, 2.5] },
} satisfies { readonly [name: string]: AssetLimit };
