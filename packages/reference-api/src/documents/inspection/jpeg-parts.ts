import type { PictureFault, PictureParts } from "./format.ts";
import { pictureLimits } from "./limits.ts";

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, exif: 0xe1, adobe: 0xee, comment: 0xfe } as const;
const progressive: readonly number[] = [0xc2, 0xc6, 0xca, 0xce];

/** True for a restart marker or an escaped byte within a scan. */
const belongsToScan = (code: number) => code === 0 || (code >= 0xd0 && code <= 0xd7);
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);

/** Removes comments, profiles and application data, except orientation and colour transform. */
export function jpegParts(bytes: Buffer): PictureParts | PictureFault {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let scans = 0;
  let frame: number | undefined;
  let hasExif = false;
  for (let at = 2; ; ) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    const code = bytes[at] === 0xff ? bytes[at + 1] : undefined;
    if (code === undefined || code === 0 || code === marker.start) return "brokenImage";
    if (code === marker.end) {
      parts.push(bytes.subarray(at, at + 2));
      return { parts, needsWholeMemory: frame !== undefined && progressive.includes(frame) };
    }
    // These markers have no length field.
    if (code === 0x01 || belongsToScan(code)) {
      at += 2;
      continue;
    }
    if (at + 4 > bytes.length) return "brokenImage";
    const segmentEnd = at + 2 + bytes.readUInt16BE(at + 2);
    const end = code === marker.scan ? endOfScan(bytes, segmentEnd) : segmentEnd;
    if (segmentEnd < at + 4 || end > bytes.length) return "brokenImage";
    if (isFrame(code)) {
      if (frame !== undefined) return "brokenImage";
      frame = code;
    }
    scans += code === marker.scan ? 1 : 0;
    const isExif: boolean =
      !hasExif && code === marker.exif && bytes.toString("latin1", at + 4, at + 8) === "Exif";
    hasExif ||= isExif;
    if (isExif || !isExtra(code)) parts.push(bytes.subarray(at, end));
    if (scans > pictureLimits.scans || parts.length > pictureLimits.parts) return "tooIntricate";
    at = end;
  }
}

const isExtra = (code: number) =>
  code === marker.comment || (code >= 0xe1 && code <= 0xef && code !== marker.adobe);

/** Finds the offset of the next marker; infinity without one. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0xff && !belongsToScan(next)) return at;
  }
  return Number.POSITIVE_INFINITY;
}
