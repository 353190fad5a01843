import { contrastRatio, type Hex } from "@kaitori/ui/theme";

/** Visibility of a drawing on a background. */
export interface Visibility {
  /** The contrast of the most visible part. */
  readonly best: number;
  /** Share of the drawing that blends into the background. */
  readonly blended: number;
  /** Share of the drawing that is too faint for letters (WCAG 1.4.11). */
  readonly faint: number;
  /** The most frequent colour of the faint part. */
  readonly faintColour: Hex | undefined;
}

const width = 240;
/** Below this contrast two adjacent areas look the same. */
const alike = 1.35;
/** Minimum contrast of graphics (WCAG 1.4.11). */
export const minimumContrast = 3;

/** Measures the rendered drawing, whatever its SVG contains: pale letters on a dark plate are visible. */
export async function measureVisibility(
  svg: Buffer,
  natural: number,
  ground: Hex,
): Promise<Visibility | undefined> {
  const { default: sharp } = await import("sharp");
  const density = Math.min(2400, Math.max(72, (72 * width) / natural));
  const read = await sharp(svg, { density })
    .resize({ width })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!read) return undefined;
  const { data, info } = read;
  const colourAt = (at: number): Hex =>
    `#${data
      .readUIntBE(4 * at, 3)
      .toString(16)
      .padStart(6, "0")}`;
  const ratios = new Map<number, number>();
  /** Contrast of each pixel; 0 where the drawing is transparent or antialiased. */
  const points = Array.from({ length: info.width * info.height }, (_, at) => {
    if ((data[4 * at + 3] ?? 0) < 128) return 0;
    const colour = data.readUIntBE(4 * at, 3);
    const ratio = ratios.get(colour) ?? contrastRatio(colourAt(at), ground);
    ratios.set(colour, ratio);
    return ratio;
  });
  const painted = points.filter((ratio) => ratio > 0).length;
  if (painted === 0) return undefined;
  const faint = findBelow(minimumContrast, points, info.width);
  return {
    best: Math.max(...ratios.values()),
    blended: findBelow(alike, points, info.width).size / painted,
    faint: faint.size / painted,
    faintColour: mostFrequent([...faint].map(colourAt)),
  };
}

function mostFrequent(colours: readonly Hex[]): Hex | undefined {
  const counts = new Map<Hex, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** Pixels below a contrast that touch the background, directly or through others. */
function findBelow(contrast: number, points: readonly number[], rowLength: number): ReadonlySet<number> {
  const ratioAt = (at: number) => points[at] ?? 0;
  const isBelow = (at: number) => ratioAt(at) > 0 && ratioAt(at) < contrast;
  if (points.every((_, at) => !isBelow(at))) return new Set();
  const neighbours = (at: number) => [at - 1, at + 1, at - rowLength, at + rowLength];
  const below = new Set<number>();
  points.forEach((_, at) => {
    if (isBelow(at) && neighbours(at).some((next) => ratioAt(next) === 0)) below.add(at);
  });
  // A set's iteration includes elements added meanwhile.
  for (const at of below) for (const next of neighbours(at)) if (isBelow(next)) below.add(next);
  return below;
}
