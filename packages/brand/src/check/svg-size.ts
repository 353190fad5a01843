export type PictureSize = { readonly width: number; readonly height: number };

/** How large a drawing is, by its viewBox. */
export function svgSize(text: string): PictureSize | undefined {
  const root = text.match(/<svg\b[^>]*>/)?.[0];
  const [, , width, height] =
    root
      ?.match(/viewBox="([^"]*)"/)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return width && height ? { width, height } : undefined;
}
