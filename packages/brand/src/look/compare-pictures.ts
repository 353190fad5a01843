import sharp from "sharp";

/** Two runs of one browser may smooth an edge differently, by an invisible amount (of 255). */
const invisibleDifference = 8;

/**
 * Compares two pictures pixel by pixel; pixels outside the other picture count as different. The PNG shows differing
 * pixels in red, over a faint copy of the equal ones.
 */
export async function comparePictures(
  before: Buffer,
  after: Buffer,
): Promise<{ pixels: number; png: Buffer }> {
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([pixelsOn(before, width, height), pixelsOn(after, width, height)]);
  const pixelBytes = Buffer.alloc(width * height * 4, 255);
  let pixels = 0;
  for (let at = 0; at < other.length; at += 4) {
    const isDifferent = [0, 1, 2, 3].some(
      (part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)) > invisibleDifference,
    );
    if (isDifferent) pixels += 1;
    const faint = 255 - (255 - (other[at + 1] ?? 255)) / 4;
    pixelBytes.set(isDifferent ? [220, 0, 40] : [faint, faint, faint], at);
  }
  const png = await sharp(pixelBytes, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, png };
}

async function pixelsOn(png: Buffer, width: number, height: number): Promise<Buffer> {
  const size = await sharp(png).metadata();
  return await sharp(png)
    .ensureAlpha()
    .extend({
      right: width - size.width,
      bottom: height - size.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
}
