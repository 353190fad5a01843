import { join } from "node:path";
import type { BrandImage } from "../assets.ts";
import { densityFor } from "../check/svg-size.ts";
import { drawingOf, embedSourceHash, type IconSources, sourceHashOf } from "./icon-source.ts";

/** Sizes in px. */
const touchIconSize = 180;
const markInTouchIcon = 122;
const socialSize = { width: 1200, height: 630 };
const socialStripeHeight = 28;
/** Largest logo on the picture for links, so that a margin remains. */
const largestSocialLogo = { width: 820, height: 240 };

/** A home screen may crop an app icon: its picture fills only this part, and the background reaches the edges. */
const shareOfAppIcon = { mark: 0.56, drawing: 0.76 };

/** Draws every icon of a brand and its picture for links from its mark; returns them by file name in `assets/`. */
export async function drawIcons(sources: IconSources): Promise<ReadonlyMap<string, Buffer>> {
  const { dir, assets, tokens } = sources;
  const { default: sharp } = await import("sharp");
  const { brand, paper } = tokens.decisions;
  const sourceHash = sourceHashOf(sources);

  const render = (file: string, width: number, naturalWidth: number) =>
    sharp(file, { density: densityFor(width, naturalWidth) })
      .resize({ width })
      .png()
      .toBuffer();
  const asset = (image: BrandImage, width: number) =>
    render(join(dir, "assets", image.file), width, image.width);
  const onPaper = (
    width: number,
    height: number,
    inputs: Parameters<ReturnType<typeof sharp>["composite"]>[0],
  ) => sharp({ create: { width, height, channels: 4, background: paper } }).composite(inputs);
  const encodePng = async (picture: import("sharp").Sharp) =>
    embedSourceHash(
      await picture.flatten({ background: paper }).png({ compressionLevel: 9 }).toBuffer(),
      sourceHash,
    );

  /** Square, from its own drawing, or the mark with a margin. */
  const touchIcon = async () => {
    const drawing = drawingOf(dir, "touch-icon");
    if (drawing) return encodePng(sharp(await render(drawing, touchIconSize, touchIconSize)));
    return encodePng(
      onPaper(touchIconSize, touchIconSize, [{ input: await asset(assets.mark, markInTouchIcon) }]),
    );
  };
  const appIcon = async (size: number) => {
    const drawing = drawingOf(dir, "touch-icon");
    if (!drawing)
      return encodePng(
        onPaper(size, size, [{ input: await asset(assets.mark, Math.round(size * shareOfAppIcon.mark)) }]),
      );
    const input = await render(drawing, Math.round(size * shareOfAppIcon.drawing), touchIconSize);
    // The background has the colour of the drawing's corner.
    const [r = 0, g = 0, b = 0] = await sharp(input)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    const background = {
      create: { width: size, height: size, channels: 4 as const, background: { r, g, b } },
    };
    return encodePng(sharp(background).composite([{ input }]));
  };
  const social = async () => {
    const { width, height } = socialSize;
    const drawing = drawingOf(dir, "social");
    if (drawing) return encodePng(sharp(await render(drawing, width, width)));
    const { logoOnPaper } = assets;
    const logoWidth = Math.round(
      Math.min(largestSocialLogo.width, (largestSocialLogo.height * logoOnPaper.width) / logoOnPaper.height),
    );
    const stripe = { create: { width, height: socialStripeHeight, channels: 4 as const, background: brand } };
    return encodePng(
      onPaper(width, height, [
        { input: stripe, left: 0, top: 0 },
        { input: stripe, left: 0, top: height - socialStripeHeight },
        { input: await asset(logoOnPaper, logoWidth) },
      ]),
    );
  };
  const tabIcon = async (size: number) =>
    embedSourceHash(
      await sharp(await asset(assets.favicon, size))
        .png({ compressionLevel: 9 })
        .toBuffer(),
      sourceHash,
    );

  return new Map([
    [assets.touchIcon.file, await touchIcon()],
    [assets.social.file, await social()],
    ["icons/favicon.ico", ico([await tabIcon(16), await tabIcon(32), await tabIcon(48)])],
    ["icons/icon-192.png", await appIcon(192)],
    ["icons/icon-512.png", await appIcon(512)],
  ]);
}

/** An ICO file with PNG pictures: a directory of offsets, then the pictures. */
function ico(pngs: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pngs.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length;
  for (const [index, png] of pngs.entries()) {
    const entry = 6 + 16 * index;
    // A PNG has its width at byte 16 and its height at byte 20.
    header[entry] = png.readUInt32BE(16);
    header[entry + 1] = png.readUInt32BE(20);
    // One colour plane, 32 bits per pixel.
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pngs]);
}
