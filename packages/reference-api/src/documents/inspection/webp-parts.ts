import type { PictureFault, PictureParts } from "./format.ts";
import { pictureLimits } from "./limits.ts";

const headBytes = 12;
const neededChunks = new Set(["VP8 ", "VP8L", "ALPH"]);
/** VP8X flags for transparency and Exif. */
const keptFlags = 0x10 | 0x08;

/** Refuses animations, whose decoder needs several canvases. */
export function webpParts(bytes: Buffer): PictureParts | PictureFault {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return "brokenImage";
  const parts: Buffer[] = [];
  let hasExif = false;
  for (let at = headBytes; at + 8 <= end; ) {
    const type = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    if (next > end) return "brokenImage";
    if (type === "ANMF" || parts.length > pictureLimits.parts) return "tooIntricate";
    const isExif: boolean = type === "EXIF" && !hasExif && length <= pictureLimits.exifBytes;
    hasExif ||= isExif;
    if (type === "VP8X") parts.push(withoutFlags(bytes.subarray(at, next)));
    else if (neededChunks.has(type) || isExif) parts.push(bytes.subarray(at, next));
    at = next;
  }
  const size = Buffer.from(bytes.subarray(0, headBytes));
  size.writeUInt32LE(
    parts.reduce((sum, part) => sum + part.length, 4),
    4,
  );
  return { parts: [size, ...parts], needsWholeMemory: true };
}

function withoutFlags(chunk: Buffer): Buffer {
  const cleared = Buffer.from(chunk);
  if (cleared.length > 8) cleared.writeUInt8(cleared.readUInt8(8) & keptFlags, 8);
  return cleared;
}
