import type { PictureFault, PictureFormat, PictureParts } from "./format.ts";
import { jpegParts } from "./jpeg-parts.ts";
import { pngParts } from "./png-parts.ts";
import { webpParts } from "./webp-parts.ts";

const readers = { "image/jpeg": jpegParts, "image/png": pngParts, "image/webp": webpParts } as const;

/** Reads the parts of a picture without decoding it. */
export const partsOf = (bytes: Buffer, format: PictureFormat): PictureParts | PictureFault =>
  readers[format](bytes);
