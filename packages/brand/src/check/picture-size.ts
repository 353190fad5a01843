import { type PictureSize, svgSize } from "./svg-size.ts";

/** Reads the size of a picture from its bytes; undefined if the format does not match the file name. */
export async function pictureSize(name: string, bytes: Buffer): Promise<PictureSize | undefined> {
  if (name.endsWith(".svg")) return svgSize(bytes.toString("utf8"));
  const { default: sharp } = await import("sharp");
  const size = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  return size && name.endsWith(`.${size.format}`) ? size : undefined;
}
