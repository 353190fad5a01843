import sharp, { type Sharp } from "sharp";
import { semaphore } from "../../semaphore.ts";
import type { DocumentFormat } from "./format.ts";
import type { AcceptedFile, InspectionResult } from "./inspection-result.ts";
import type { FileLimits } from "./limits.ts";

/** A large picture takes 200 MB while it is drawn, on the threads that passwords are judged on too. */
export const imageReaders = semaphore({ concurrency: 2, queueLength: 40, timeout: 20_000 });

// One thread a picture: others ask for pages meanwhile. Nothing is read twice, so nothing is kept.
sharp.concurrency(1);
sharp.cache(false);

/** In pixels, for a place of 56 × 72 on a sharp screen; a strip of paper is made as small as a page. */
const thumbnails = [
  { width: 240, height: 320, quality: 55 },
  { width: 160, height: 214, quality: 40 },
  { width: 80, height: 107, quality: 40 },
] as const;
/** As the database holds it, in characters of its data URL (0067_small_pictures.sql). */
const longestThumbnail = 12_000;

/**
 * Draws the picture anew, upright and without metadata: what is hidden behind or beside the pixels
 * (place of taking, a web page, a second file) does not survive.
 */
export const inspectImage = (
  bytes: Uint8Array,
  format: Exclude<DocumentFormat, "application/pdf">,
  limits: FileLimits,
): Promise<InspectionResult> => imageReaders.run(() => redraw(bytes, format, limits));

async function redraw(
  bytes: Uint8Array,
  format: Exclude<DocumentFormat, "application/pdf">,
  limits: FileLimits,
): Promise<InspectionResult> {
  const open = () =>
    sharp(bytes, { limitInputPixels: limits.pixels, failOn: "error", animated: false }).autoOrient();
  // The size stands in the header: a bomb is refused before a pixel of it is decoded.
  const pixels = await pixelsOf(bytes);
  if (pixels === undefined) return { refused: "brokenImage" };
  if (pixels > limits.pixels) return { refused: "tooManyPixels" };
  try {
    const redrawn = format === "image/png" ? open().png() : open().jpeg({ quality: 88 });
    const accepted: AcceptedFile = {
      contentType: format === "image/png" ? "image/png" : "image/jpeg",
      bytes: await redrawn.toBuffer(),
      preview: await thumbnail(open),
      pages: 1,
      active: [],
    };
    return { accepted };
  } catch {
    return { refused: "brokenImage" };
  }
}

/** Smaller and coarser until it fits: noise has no small picture at the size of a photograph of paper. */
async function thumbnail(open: () => Sharp): Promise<string> {
  for (const { quality, ...size } of thumbnails) {
    const picture = open()
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
