export type PictureSize = { readonly width: number; readonly height: number };

/** An attribute of the root element. */
function rootAttribute(text: string, name: string): string | undefined {
  const root = text.match(/<svg\b[^>]*>/)?.[0] ?? "";
  return root.match(new RegExp(`\\s${name}=["']([^"']*)["']`))?.[1]?.trim();
}

/** Left, top, width and height of the viewBox. */
export const viewBoxOf = (text: string): readonly number[] =>
  rootAttribute(text, "viewBox")
    ?.split(/[\s,]+/)
    .map(Number) ?? [];

/** Size at which an SVG is drawn: its attributes, else its viewBox; undefined without a viewBox, since it cannot be scaled. */
export function svgSize(text: string): PictureSize | undefined {
  const [, , boxWidth, boxHeight] = viewBoxOf(text);
  if (!boxWidth || !boxHeight) return undefined;
  const [width, height] = ["width", "height"].map((name) => pixelsOf(rootAttribute(text, name)));
  return {
    width: width ?? (height === undefined ? boxWidth : (height * boxWidth) / boxHeight),
    height: height ?? (width === undefined ? boxHeight : (width * boxHeight) / boxWidth),
  };
}

const pixels: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  em: 16,
  rem: 16,
};

/** A percentage depends on the parent, so it gives no size. */
function pixelsOf(text = ""): number | undefined {
  const [, figure, unit = ""] = /^(\d*\.?\d+)([a-z]*)$/.exec(text) ?? [];
  const size = Number(figure) * (pixels[unit] ?? Number.NaN);
  return size > 0 ? Math.round(size * 100) / 100 : undefined;
}

/** Density in dpi at which an SVG is rendered in the asked width, within limits of memory. */
export const densityFor = (width: number, naturalWidth: number): number =>
  Math.min(2400, Math.max(72, (72 * width) / naturalWidth));
