import type { AssetName } from "../assets.ts";

export type AssetLimit = {
  readonly type: ".svg" | ".png";
  /** Largest size in bytes that does not slow a page down noticeably. */
  readonly bytes: number;
  /** Fixed size in px, where others than us read the picture. */
  readonly size?: readonly [number, number];
  /** Width by height, between two bounds. */
  readonly ratio?: readonly [number, number];
};

/** The largest size of a photograph in bytes, by its width: what a phone with a poor connection still waits for. */
export const photographBytes = (width: number) => (width <= 480 ? 40_000 : width <= 960 ? 100_000 : 180_000);

/** Below this width a phone with three pixels a point would have to enlarge the picture. */
export const smallestOriginal = 960;

export const assetLimits: { readonly [Name in AssetName]: AssetLimit } = {
  logo: { type: ".svg", bytes: 20_000, ratio: [1, 8] },
  logoOnPaper: { type: ".svg", bytes: 20_000, ratio: [1, 8] },
  mark: { type: ".svg", bytes: 10_000, ratio: [1, 1] },
  favicon: { type: ".svg", bytes: 5_000, ratio: [1, 1] },
  touchIcon: { type: ".png", bytes: 40_000, size: [180, 180] },
  social: { type: ".png", bytes: 300_000, size: [1200, 630] },
  hero: { type: ".svg", bytes: 60_000, ratio: [0.75, 2.5] },
  done: { type: ".svg", bytes: 20_000, ratio: [0.75, 2.5] },
  empty: { type: ".svg", bytes: 20_000, ratio: [0.75, 2.5] },
  lost: { type: ".svg", bytes: 20_000, ratio: [0.75, 2.5] },
  closed: { type: ".svg", bytes: 20_000, ratio: [0.75, 2.5] },
};
