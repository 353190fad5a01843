export type FileLimits = { bytes: number; pixels: number; pages: number };

/** Limits of a file. A phone with 50 megapixels makes photos of up to 8192 × 6144. */
export const usualLimits: FileLimits = { bytes: 10 * 1024 * 1024, pixels: 50_400_000, pages: 200 };

/** Limits of a child process, which is killed beyond them. */
export const readerLimits = {
  processorSeconds: 10,
  /** Generous for a machine under load. */
  wallClockSeconds: 30,
  heapMegabytes: 128,
  /** Data segment, half of which V8 only reserves. */
  memoryMegabytes: 1024,
} as const;

/** Scans of a progressive JPEG, far above real pictures. Each costs a pass over the whole picture. */
export const maximumScans = 64;
