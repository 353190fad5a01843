// Child process of read-in-child-process.ts: reads a picture from stdin, writes the redrawn one to stdout.
import sharp from "sharp";
import type { PictureFormat } from "./format.ts";
import type { PictureFindings } from "./inspect.ts";
import { type FileLimits, maximumScans } from "./inspection-result.ts";
import { type Answer, answerDocument } from "./worker-answer.ts";

export interface PictureOptions {
  readonly format: PictureFormat;
  readonly limits: FileLimits;
}

// One thread per picture leaves the others for requests. The cache is useless in a process of one picture.
sharp.concurrency(1);
sharp.cache(false);

/** Sizes in pixels for 56 × 72 on a high-resolution screen. */
const thumbnails = [
  { width: 240, height: 320, quality: 55 },
  { width: 160, height: 214, quality: 40 },
  { width: 80, height: 107, quality: 40 },
] as const;
/** Maximum characters of the data URL in the database. */
const maximumThumbnailLength = 12_000;
/** Optimising a larger JPEG would need the whole picture in memory. */
const maximumOptimisedPixels = 16_000_000;

/** Qualities in order; the next one is for pictures that exceed the size limit. */
const qualities = [88, 70, 50] as const;

/** Redraws the picture upright, without metadata and other hidden data. */
async function redraw(bytes: Buffer, { format, limits }: PictureOptions): Promise<Answer<PictureFindings>> {
  if (format === "image/jpeg" && countScans(bytes) > maximumScans)
    return { findings: { refused: "fileTooIntricate" } };
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    // The decoder would need a canvas for each frame of an animation.
    if ((metadata.pages ?? 1) > 1) return { findings: { refused: "fileTooIntricate" } };
    const pixels = metadata.width * metadata.height;
    const isDecodedAtOnce = metadata.isProgressive || format === "image/webp";
    if (pixels > (isDecodedAtOnce ? limits.pixels / 2 : limits.pixels))
      return { findings: { refused: "fileTooManyPixels" } };
    const reading = { limitInputPixels: limits.pixels, failOn: "error", animated: false } as const;
    const upright = sharp(bytes, reading).autoOrient();
    const optimiseCoding = pixels <= maximumOptimisedPixels;
    const asJpeg = (quality: number) => ({
      contentType: "image/jpeg" as const,
      output: upright.clone().flatten({ background: "white" }).jpeg({ quality, optimiseCoding }),
    });
    const asPng = { contentType: "image/png" as const, output: upright.clone().png() };
    const attempts = [...(format === "image/png" ? [asPng] : []), ...qualities.map(asJpeg)];
    for (const { contentType, output } of attempts) {
      const redrawnBytes = await output.toBuffer();
      // The redrawn picture may be much larger.
      if (redrawnBytes.length > limits.bytes) continue;
      return { findings: { contentType, preview: await thumbnail(redrawnBytes) }, bytes: redrawnBytes };
    }
    return { findings: { refused: "fileTooIntricate" } };
  } catch {
    return { findings: { refused: "fileBrokenImage" } };
  }
}

/** Makes a thumbnail, smaller and coarser until it fits. */
async function thumbnail(output: Buffer): Promise<string> {
  for (const { quality, ...size } of thumbnails) {
    const picture = sharp(output)
      .resize({ ...size, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" });
    const url = `data:image/jpeg;base64,${(await picture.jpeg({ quality }).toBuffer()).toString("base64")}`;
    if (url.length <= maximumThumbnailLength) return url;
  }
  return "";
}

const startOfScan = Buffer.of(0xff, 0xda);

/** Compressed data never contains the marker. A picture within the Exif data counts too. */
function countScans(bytes: Buffer): number {
  let scans = 0;
  for (let at = bytes.indexOf(startOfScan); at >= 0; at = bytes.indexOf(startOfScan, at + 2)) scans += 1;
  return scans;
}

await answerDocument(redraw);
