import type { PictureFault, PictureFormat, PictureParts } from "./format.ts";
import { jpegParts } from "./jpeg-parts.ts";
import { pngParts } from "./png-parts.ts";
import { webpParts } from "./webp-parts.ts";

const readers = { "image/jpeg": jpegParts, "image/png": pngParts, "image/webp": webpParts } as const;

/** By a walk along its parts, which decodes nothing. */
export const partsOf = (bytes: Buffer, format: PictureFormat): PictureParts | PictureFault =>
  readers[format](bytes);
