import { create } from "fontkit";

/** The characters for which a font file has a glyph. */
export function charactersOfFont(bytes: Buffer): ReadonlySet<string> {
  const font = create(bytes);
  const faces = "fonts" in font ? font.fonts : [font];
  return new Set(
    faces.flatMap(({ characterSet }) => characterSet).map((point) => String.fromCodePoint(point)),
  );
}
