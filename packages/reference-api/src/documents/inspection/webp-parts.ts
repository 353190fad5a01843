import type { PictureFault, PictureParts } from "./format.ts";
import { pictureLimits } from "./limits.ts";

const head = 12;
const needed = new Set(["VP8 ", "VP8L", "ALPH"]);
/** Of the flags of VP8X: that there is transparency, and how the picture is turned. */
const keptFlags = 0x10 | 0x08;

/** An animation shows no paper, and its decoder keeps several canvases. */
export function webpParts(bytes: Buffer): PictureParts | PictureFault {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return "brokenImage";
  const parts: Buffer[] = [];
  let hasExif = false;
  for (let at = head; at + 8 <= end; ) {
    const type = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    if (next > end) return "brokenImage";
    if (type === "ANMF" || parts.length > pictureLimits.parts) return "tooIntricate";
    const isExif: boolean = type === "EXIF" && !hasExif && length <= pictureLimits.exifBytes;
    hasExif ||= isExif;
    if (type === "VP8X") parts.push(withoutFlags(bytes.subarray(at, next)));
    else if (needed.has(type) || isExif) parts.push(bytes.subarray(at, next));
    at = next;
  }
  const size = Buffer.from(bytes.subarray(0, head));
  size.writeUInt32LE(
    parts.reduce((sum, part) => sum + part.length, 4),
    4,
  );
  return { parts: [size, ...parts], unfoldsWhole: true };
}

function withoutFlags(chunk: Buffer): Buffer {
  const kept = Buffer.from(chunk);
  if (kept.length > 8) kept.writeUInt8(kept.readUInt8(8) & keptFlags, 8);
  return kept;
}
