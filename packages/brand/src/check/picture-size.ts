import { type PictureSize, svgSize } from "./svg-size.ts";

const pngSignature = "89504e470d0a1a0a";

/** How large a picture is, by its own bytes; undefined when it is not what its name says. */
export function pictureSize(name: string, bytes: Buffer): PictureSize | undefined {
  if (name.endsWith(".png")) return pngSize(bytes);
  if (name.endsWith(".svg")) return svgSize(bytes.toString("utf8"));
  return undefined;
}

function pngSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.subarray(0, 8).toString("hex") !== pngSignature || bytes.length < 24) return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
