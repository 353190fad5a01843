import type { PictureFault, PictureParts } from "./format.ts";
import { pictureLimits } from "./limits.ts";

const signature = 8;
const frame = 12;
const headerBytes = 13;

/** Texts, profiles and animations unpack to gigabytes, and the picture is the same without them. */
const needed = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);

export function pngParts(bytes: Buffer): PictureParts | PictureFault {
  const parts: Buffer[] = [bytes.subarray(0, signature)];
  let hasExif = false;
  let chunks = 0;
  for (let at = signature; at + frame <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    const end = at + frame + length;
    chunks += 1;
    if (chunks > pictureLimits.parts) return "tooIntricate";
    if (end > bytes.length || (type === "IHDR") !== (chunks === 1)) return "brokenImage";
    const isExif: boolean = type === "eXIf" && !hasExif && length <= pictureLimits.exifBytes;
    hasExif ||= isExif;
    if (needed.has(type) || isExif) parts.push(bytes.subarray(at, end));
    // Bytes after IEND do not belong to the picture.
    if (type === "IEND") return { parts, unfoldsWhole: isInterlaced(bytes) };
    at = end;
  }
  return "brokenImage";
}

const isInterlaced = (bytes: Buffer) => bytes.readUInt8(signature + 8 + headerBytes - 1) !== 0;
