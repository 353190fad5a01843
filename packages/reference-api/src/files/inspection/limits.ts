export type FileLimits = { bytes: number; pixels: number; pages: number };

/** 48 megapixels is what the largest phone cameras take. */
export const usualLimits: FileLimits = { bytes: 10 * 1024 * 1024, pixels: 50_000_000, pages: 200 };
