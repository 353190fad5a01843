import { jpegParts } from "./jpeg-parts.ts";
import { pngParts } from "./png-parts.ts";
import { webpParts } from "./webp-parts.ts";

export type PictureFormat = "image/jpeg" | "image/png" | "image/webp";

/** What a decoder needs of a picture, and nothing beside it. */
export interface PictureParts {
  readonly parts: readonly Uint8Array[];
  /** It cannot be decoded line by line: all of it lies in memory at once. */
  readonly unfoldsWhole: boolean;
}

/** Why a picture never comes before a decoder. */
export type PictureFault = "brokenImage" | "tooIntricate";

const readers = { "image/jpeg": jpegParts, "image/png": pngParts, "image/webp": webpParts } as const;

/** By a walk along its parts, which decodes nothing. */
export const partsOf = (bytes: Buffer, format: PictureFormat): PictureParts | PictureFault =>
  readers[format](bytes);
