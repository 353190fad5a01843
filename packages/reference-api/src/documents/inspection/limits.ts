export type FileLimits = { bytes: number; pixels: number; pages: number };

/** A photo of a phone with 50 megapixels is up to 8192 × 6144. */
export const usualLimits: FileLimits = { bytes: 10 * 1024 * 1024, pixels: 50_400_000, pages: 200 };

/** Limits of reading one document; a reader that exceeds them is killed. */
export const readerLimits = {
  seconds: 10,
  /** Wall-clock seconds, generous for a machine under load. */
  patience: 30,
  /** In MB: what scripts may hold, and what the process may have in all; half of that V8 reserves and does not use. */
  heap: 128,
  memory: 1024,
  /** In MB: what it may have in use, where the system keeps no limit for it. */
  resident: 512,
} as const;

/** Beyond what any camera or program writes: each scan makes the decoder walk through the whole picture. */
export const pictureLimits = { scans: 64, parts: 20_000, exifBytes: 65_533 } as const;
