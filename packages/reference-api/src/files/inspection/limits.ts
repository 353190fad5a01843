export type FileLimits = { bytes: number; pixels: number; pages: number };

/** What phones with 50 megapixels take is up to 8192 × 6144. */
export const usualLimits: FileLimits = { bytes: 10 * 1024 * 1024, pixels: 50_400_000, pages: 200 };
