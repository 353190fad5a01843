// Child process of read-in-child-process.ts: reads a picture from stdin, writes the redrawn one to stdout.
import sharp from "sharp";
import type { PictureFault, PictureFormat } from "./format.ts";
import type { AcceptedFile } from "./inspection-result.ts";
import type { FileLimits } from "./limits.ts";
import { partsOf } from "./picture-parts.ts";
import { type Answer, answerDocument } from "./worker-answer.ts";

export interface PictureWanted {
  readonly format: PictureFormat;
  readonly limits: FileLimits;
}

export type PictureFindings =
  | { refused: PictureFault | "tooManyPixels" }
  | Pick<AcceptedFile, "contentType" | "preview">;

// One thread per picture leaves the others for requests. Nothing is read twice, so the cache is off.
sharp.concurrency(1);
sharp.cache(false);

/** In pixels, for a place of 56 × 72 on a sharp screen; a strip of paper is made as small as a page. */
const thumbnails = [
  { width: 240, height: 320, quality: 55 },
  { width: 160, height: 214, quality: 40 },
  { width: 80, height: 107, quality: 40 },
] as const;
/** As the database holds it, in characters of its data URL. */
const longestThumbnail = 12_000;
/** A larger JPEG is written without tables of its own, for which all of it would lie in memory. */
const mostOptimised = 16_000_000;

/** The first is the usual quality for papers, the others for pictures that would exceed the size limit. */
const qualities = [88, 70, 50] as const;

/**
 * Draws the picture anew, upright and without metadata: what is hidden behind or beside the pixels
 * (place of taking, a web page, a second file) does not survive.
 */
async function redraw(bytes: Buffer, { format, limits }: PictureWanted): Promise<Answer<PictureFindings>> {
  const picture = partsOf(bytes, format);
  if (typeof picture === "string") return { findings: { refused: picture } };
  const plain = Buffer.concat(picture.parts);
  // The size stands in the header: a bomb is refused before a pixel of it is decoded.
  const pixels = await pixelsOf(plain);
  if (pixels === undefined) return { findings: { refused: "brokenImage" } };
  if (pixels > (picture.unfoldsWhole ? limits.pixels / 2 : limits.pixels))
    return { findings: { refused: "tooManyPixels" } };
  try {
    const upright = sharp(plain, {
      limitInputPixels: limits.pixels,
      failOn: "error",
      animated: false,
    }).autoOrient();
    const asJpeg = (quality: number) => ({
      contentType: "image/jpeg" as const,
      drawn: upright
        .clone()
        .flatten({ background: "white" })
        .jpeg({ quality, optimiseCoding: pixels <= mostOptimised }),
    });
    const ways = [
      ...(format === "image/png"
        ? [{ contentType: "image/png" as const, drawn: upright.clone().png() }]
        : []),
      ...qualities.map(asJpeg),
    ];
    for (const { contentType, drawn } of ways) {
      const kept = await drawn.toBuffer();
      // Drawn anew it may be many times as large as what came.
      if (kept.length > limits.bytes) continue;
      return { findings: { contentType, preview: await thumbnail(kept) }, bytes: kept };
    }
    return { findings: { refused: "tooIntricate" } };
  } catch {
    return { findings: { refused: "brokenImage" } };
  }
}

/** Smaller and coarser until it fits: noise has no small picture at the size of a photograph of paper. */
async function thumbnail(drawn: Buffer): Promise<string> {
  for (const { quality, ...size } of thumbnails) {
    const picture = sharp(drawn)
      .resize({ ...size, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" });
    const url = `data:image/jpeg;base64,${(await picture.jpeg({ quality }).toBuffer()).toString("base64")}`;
    if (url.length <= longestThumbnail) return url;
  }
  return "";
}

async function pixelsOf(bytes: Uint8Array): Promise<number | undefined> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    return undefined;
  }
}

await answerDocument(redraw);
