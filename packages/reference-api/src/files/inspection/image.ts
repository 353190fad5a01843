import sharp from "sharp";
import type { DocumentFormat } from "./format.ts";
import type { FileLimits } from "./limits.ts";
import { turns } from "./turns.ts";
import type { AcceptedFile, Verdict } from "./verdict.ts";

/** A large picture takes 200 MB while it is drawn, on the threads that passwords are judged on too. */
export const imageReaders = turns({ atOnce: 2, line: 40, patience: 20_000 });

/** In pixels; a strip of paper is made as small as a page. */
const previewBox = { width: 320, height: 640, fit: "inside" } as const;

/**
 * Draws the picture anew, upright and without metadata: what is hidden behind or beside the pixels
 * (place of taking, a web page, a second file) does not survive.
 */
export const inspectImage = (
  bytes: Uint8Array,
  format: Exclude<DocumentFormat, "application/pdf">,
  limits: FileLimits,
): Promise<Verdict> => imageReaders.take(() => redraw(bytes, format, limits));

async function redraw(
  bytes: Uint8Array,
  format: Exclude<DocumentFormat, "application/pdf">,
  limits: FileLimits,
): Promise<Verdict> {
  const open = () =>
    sharp(bytes, { limitInputPixels: limits.pixels, failOn: "error", animated: false }).autoOrient();
  // The size stands in the header: a bomb is refused before a pixel of it is decoded.
  const pixels = await pixelsOf(bytes);
  if (pixels === undefined) return { refused: "brokenImage" };
  if (pixels > limits.pixels) return { refused: "tooManyPixels" };
  try {
    const redrawn = format === "image/png" ? open().png() : open().jpeg({ quality: 88 });
    const preview = open()
      .resize({ ...previewBox, withoutEnlargement: true })
      .flatten({ background: "white" });
    const accepted: AcceptedFile = {
      contentType: format === "image/png" ? "image/png" : "image/jpeg",
      bytes: await redrawn.toBuffer(),
      preview: `data:image/jpeg;base64,${(await preview.jpeg({ quality: 60 }).toBuffer()).toString("base64")}`,
      pages: 1,
    };
    return { accepted };
  } catch {
    return { refused: "brokenImage" };
  }
}

async function pixelsOf(bytes: Uint8Array): Promise<number | undefined> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    return undefined;
  }
}
