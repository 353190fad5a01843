export type PictureSize = { readonly width: number; readonly height: number };

/** Size of a drawing by its own attributes, else by its viewBox, without which it cannot be scaled. */
export function svgSize(text: string): PictureSize | undefined {
  const root = text.match(/<svg\b[^>]*>/)?.[0] ?? "";
  const said = (name: string) => root.match(new RegExp(`\\s${name}=["']([^"']*)["']`))?.[1]?.trim();
  const [, , wide, high] =
    said("viewBox")
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  if (!wide || !high) return undefined;
  const [width, height] = ["width", "height"].map((name) => pixelsOf(said(name)));
  return width && height ? { width, height } : { width: wide, height: high };
}

/** A share of what is around it says nothing of a size. */
const pixelsOf = (text: string | undefined) =>
  text && /^\d+(?:\.\d+)?(?:px)?$/.test(text) ? Number.parseFloat(text) : undefined;
