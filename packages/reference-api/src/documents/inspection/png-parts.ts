import type { PictureFault, PictureParts } from "./format.ts";
import { pictureLimits } from "./limits.ts";

const signatureBytes = 8;
const frameBytes = 12;
const headerBytes = 13;

/** Chunks to keep. Others, such as texts, profiles and animations, may unpack to gigabytes. */
const neededChunks = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);

export function pngParts(bytes: Buffer): PictureParts | PictureFault {
  const parts: Buffer[] = [bytes.subarray(0, signatureBytes)];
  let hasExif = false;
  let chunks = 0;
  for (let at = signatureBytes; at + frameBytes <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    const end = at + frameBytes + length;
    chunks += 1;
    if (chunks > pictureLimits.parts) return "tooIntricate";
    if (end > bytes.length || (type === "IHDR") !== (chunks === 1)) return "brokenImage";
    const isExif: boolean = type === "eXIf" && !hasExif && length <= pictureLimits.exifBytes;
    hasExif ||= isExif;
    if (neededChunks.has(type) || isExif) parts.push(bytes.subarray(at, end));
    // Bytes after IEND do not belong to the picture.
    if (type === "IEND") return { parts, needsWholeMemory: isInterlaced(bytes) };
    at = end;
  }
  return "brokenImage";
}

const isInterlaced = (bytes: Buffer) => bytes.readUInt8(signatureBytes + 8 + headerBytes - 1) !== 0;
