import { contrastRatio, type Hex } from "@kaitori/ui/theme";
import { densityFor } from "./svg-size.ts";

/** Width of the rendered drawing: enough for letters, and for the shapes of an icon. */
const widths = { logo: 240, icon: 64 };
/** Below this contrast two adjacent areas look the same. */
const indistinguishable = 1.35;
/** Minimum contrast of graphics (WCAG 1.4.11). */
export const minimumContrast = 3;

/** The colour of each pixel of the rendered drawing; none where it is transparent or antialiased. */
async function render(svg: Buffer, naturalWidth: number, width: number) {
  const { default: sharp } = await import("sharp");
  const read = await sharp(svg, { density: densityFor(width, naturalWidth) })
    .resize({ width })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!read) return undefined;
  const { data, info } = read;
  const colourAt = (at: number): Hex => `#${data.toString("hex", 4 * at, 4 * at + 3)}`;
  const pixels = Array.from({ length: info.width * info.height }, (_, at): Hex | undefined =>
    (data[4 * at + 3] ?? 0) < 128 ? undefined : colourAt(at),
  );
  const painted = pixels.filter((colour) => colour !== undefined);
  return painted.length === 0 ? undefined : { pixels, painted, rowLength: info.width };
}

/** Measures the rendered drawing, whatever its SVG contains: pale letters on a dark plate are visible. */
export async function measureVisibility(svg: Buffer, naturalWidth: number, ground: Hex) {
  const drawing = await render(svg, naturalWidth, widths.logo);
  if (!drawing) return undefined;
  const { pixels, painted, rowLength } = drawing;
  const ratios = new Map([...new Set(painted)].map((colour) => [colour, contrastRatio(colour, ground)]));
  const pixelRatios = pixels.map((colour) => (colour && ratios.get(colour)) ?? 0);
  const faint = findBelow(minimumContrast, pixelRatios, rowLength);
  return {
    /** The contrast of the most visible part. */
    best: Math.max(...ratios.values()),
    /** Share of the drawing that blends into the background. */
    blended: findBelow(indistinguishable, pixelRatios, rowLength).size / painted.length,
    /** Share of the drawing that is too faint for letters (WCAG 1.4.11). */
    faint: faint.size / painted.length,
    /** The most frequent colour of the faint part. */
    faintColour: byFrequency([...faint].flatMap((at) => pixels[at] ?? []))[0]?.colour,
  };
}

const byFrequency = (colours: readonly Hex[]) =>
  [...Map.groupBy(colours, (colour) => colour)]
    .map(([colour, same]) => ({ colour, share: same.length / colours.length }))
    .sort((one, other) => other.share - one.share);

/** A smaller share of a drawing is antialiasing or a gradient. */
const smallestShare = 0.02;

/**
 * The colours of an icon, the most frequent first; the share of its square that it fills (`filled`), and the larger of its
 * width and height as a share of the side of the square (`reach`).
 */
export async function paintsOf(svg: Buffer, naturalWidth: number) {
  const drawing = await render(svg, naturalWidth, widths.icon);
  if (!drawing) return { colours: [], filled: 0, reach: 0 };
  const { pixels, painted, rowLength } = drawing;
  const places = [...pixels.keys()].filter((at) => pixels[at]);
  const columns = new Set(places.map((at) => at % rowLength));
  const rows = new Set(places.map((at) => Math.floor(at / rowLength)));
  return {
    colours: byFrequency(painted).filter(({ share }) => share >= smallestShare),
    filled: painted.length / pixels.length,
    reach: Math.max(columns.size, rows.size) / rowLength,
  };
}

/** Pixels below a contrast that touch the background, directly or through other such pixels. 0 is the background. */
function findBelow(contrast: number, pixelRatios: readonly number[], rowLength: number): ReadonlySet<number> {
  const ratioAt = (at: number) => pixelRatios[at] ?? 0;
  const isBelow = (at: number) => ratioAt(at) > 0 && ratioAt(at) < contrast;
  if (pixelRatios.every((_, at) => !isBelow(at))) return new Set();
  const neighbours = (at: number) => [at - 1, at + 1, at - rowLength, at + rowLength];
  const below = new Set<number>();
  pixelRatios.forEach((_, at) => {
    if (isBelow(at) && neighbours(at).some((next) => ratioAt(next) === 0)) below.add(at);
  });
  // A set's iteration includes elements added meanwhile.
  for (const at of below) for (const next of neighbours(at)) if (isBelow(next)) below.add(next);
  return below;
}
