import type { AssetName } from "../assets.ts";
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

export const assetLimits: { readonly [Name in AssetName]: AssetLimit } = {
  logo: { type: ".svg", bytes: 20_000, ratio: [1, 8] },
  logoOnPaper: { type: ".svg", bytes: 20_000, ratio: [1, 8] },
  mark: { type: ".svg", bytes: 10_000, ratio: [1, 1] },
  favicon: { type: ".svg", bytes: 5_000, ratio: [1, 1] },
  touchIcon: { type: ".png", bytes: 40_000, size: { width: 180, height: 180 } },
  social: { type: ".png", bytes: 300_000, size: { width: 1200, height: 630 } },
  hero: { type: ".svg", bytes: 60_000, ratio: [0.75, 2.5] },
  done: { type: ".svg", bytes: 20_000, ratio: [0.75, 2.5] },
  empty: { type: ".svg", bytes: 20_000, ratio: [0.75, 2.5] },
  lost: { type: ".svg", bytes: 20_000, ratio: [0.75, 2.5] },
  closed: { type: ".svg", bytes: 20_000, ratio: [0.75, 2.5] },
};
