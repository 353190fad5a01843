import { join } from "node:path";
import type { Sharp } from "sharp";
import type { BrandImage } from "../assets.ts";
import { densityFor } from "../check/svg-size.ts";
import { drawingOf, type IconSources, sourceHashOf, withSourceHash } from "./icon-source.ts";

/** Sizes in px. */
const touchIconSize = 180;
const socialSize = { width: 1200, height: 630 };
const socialStripeHeight = 28;
/** Largest logo on the picture for links, so that a margin remains. */
const largestSocialLogo = { width: 820, height: 240 };

/** The parts of an icon that the mark and a drawing fill; a home screen may crop an app icon. */
const touchIconShare = { mark: 122 / 180, drawing: 1 };
const appIconShare = { mark: 0.56, drawing: 0.76 };

/** Draws every icon of a brand and its picture for links from its mark; returns them by file name in `assets/`. */
export async function drawIcons(sources: IconSources): Promise<ReadonlyMap<string, Buffer>> {
  const { dir, assets, tokens } = sources;
  const { default: sharp } = await import("sharp");
  const { brand, paper } = tokens.decisions;
  const sourceHash = sourceHashOf(sources);

  const render = (file: string, width: number, naturalWidth: number) =>
    sharp(file, { density: densityFor(width, naturalWidth) })
      .resize({ width, height: width, fit: "inside" })
      .png()
      .toBuffer();
  const asset = (image: BrandImage, width: number) =>
    render(join(dir, "assets", image.file), width, image.width);
  const canvas = (width: number, height: number, background: string | { r: number; g: number; b: number }) =>
    sharp({ create: { width, height, channels: 4, background } });
  const encode = (picture: Sharp) =>
    withSourceHash(picture, sourceHash).png({ compressionLevel: 9 }).toBuffer();
  const encodeOnPaper = (picture: Sharp) => encode(picture.flatten({ background: paper }));

  /** Square, from its own drawing, or the mark with a margin. */
  const icon = async (size: number, share: typeof appIconShare) => {
    const drawing = drawingOf(dir, "touch-icon");
    if (!drawing) {
      const input = await asset(assets.mark, Math.round(size * share.mark));
      return encodeOnPaper(canvas(size, size, paper).composite([{ input }]));
    }
    const input = await sharp(await render(drawing, Math.round(size * share.drawing), touchIconSize))
      .flatten({ background: paper })
      .toBuffer();
    // The background has the colour of the drawing's corner.
    const [r = 0, g = 0, b = 0] = await sharp(input)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    return encode(canvas(size, size, { r, g, b }).composite([{ input }]).removeAlpha());
  };
  const social = async () => {
    const { width, height } = socialSize;
    const drawing = drawingOf(dir, "social");
    if (drawing) return encodeOnPaper(sharp(await render(drawing, width, width)));
    const { logoOnPaper } = assets;
    const logoWidth = Math.round(
      Math.min(largestSocialLogo.width, (largestSocialLogo.height * logoOnPaper.width) / logoOnPaper.height),
    );
    const stripe = { create: { width, height: socialStripeHeight, channels: 4 as const, background: brand } };
    const parts = [
      { input: stripe, left: 0, top: 0 },
      { input: stripe, left: 0, top: height - socialStripeHeight },
      { input: await asset(logoOnPaper, logoWidth) },
    ];
    return encodeOnPaper(canvas(width, height, paper).composite(parts));
  };
  const tabIcons = [16, 32, 48].map(async (size) => encode(sharp(await asset(assets.favicon, size))));

  return new Map([
    [assets.touchIcon.file, await icon(touchIconSize, touchIconShare)],
    [assets.social.file, await social()],
    ["icons/favicon.ico", ico(await Promise.all(tabIcons))],
    ["icons/icon-192.png", await icon(192, appIconShare)],
    ["icons/icon-512.png", await icon(512, appIconShare)],
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
