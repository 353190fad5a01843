export type FileLimits = { bytes: number; pixels: number; pages: number };

/** Limits of a file. A phone with 50 megapixels makes photos of up to 8192 × 6144. */
export const usualLimits: FileLimits = { bytes: 10 * 1024 * 1024, pixels: 50_400_000, pages: 200 };

/** Limits of a child process, which is killed beyond them. */
export const readerLimits = {
  seconds: 10,
  /** Wall-clock timeout in seconds, generous for a machine under load. */
  patience: 30,
  /** MB of the heap and of the data segment, half of which V8 only reserves. */
  heap: 128,
  memory: 1024,
} as const;

/** Scans of a progressive JPEG, far above real pictures. Each costs a pass over the whole picture. */
export const maximumScans = 64;
