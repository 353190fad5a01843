import { type PictureSize, svgSize } from "./svg-size.ts";

const pngSignature = "89504e470d0a1a0a";

/** Reads the size of a picture from its bytes; undefined if the format does not match the file name. */
export function pictureSize(name: string, bytes: Buffer): PictureSize | undefined {
  if (name.endsWith(".png")) return pngSize(bytes);
  if (name.endsWith(".svg")) return svgSize(bytes.toString("utf8"));
  if (name.endsWith(".webp")) return webpSize(bytes);
  return undefined;
}

/** WebP's plain format has the size in 14 bits, its extended format the size minus 1 in 24 bits. */
function webpSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.toString("latin1", 8, 12) !== "WEBP" || bytes.length < 30) return undefined;
  if (bytes.toString("latin1", 12, 16) === "VP8X")
    return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

function pngSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.subarray(0, 8).toString("hex") !== pngSignature || bytes.length < 24) return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
