import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";

export interface FontWithVariants {
  readonly bytes: Buffer;
  readonly glyphs: Font;
  /** True if the font has the letter in the variant that the following selector names. */
  hasVariant(letter: number, selector: number): boolean;
}

/**
 * A font file with the variants of its letters (cmap format 14). For a letter whose variant is another glyph, fontkit
 * looks only among the letters that are their own variant; so the list of these is taken out, and a letter that is found
 * nowhere is printed as it is, which is what the list says of it.
 */
export function fontWithVariants(file: string): FontWithVariants {
  const bytes = readFileSync(file);
  const pairs = new Set<string>();
  const pair = (letter: number, selector: number) => `${letter} ${selector}`;
  for (const table of variantTables(bytes))
    for (const record of recordsOf(bytes, table)) {
      const selector = bytes.readUIntBE(record, 3);
      const own = bytes.readUInt32BE(record + 3);
      const others = bytes.readUInt32BE(record + 7);
      if (own > 0)
        for (const at of rowsOf(bytes, table + own, 4))
          for (let more = 0; more <= bytes.readUInt8(at + 3); more += 1)
            pairs.add(pair(bytes.readUIntBE(at, 3) + more, selector));
      if (others > 0)
        for (const at of rowsOf(bytes, table + others, 5)) pairs.add(pair(bytes.readUIntBE(at, 3), selector));
      bytes.writeUInt32BE(0, record + 3);
    }
  const glyphs = create(bytes);
  if (!("hasGlyphForCodePoint" in glyphs)) throw new Error(`${file} is a collection of fonts`);
  return { bytes, glyphs, hasVariant: (letter, selector) => pairs.has(pair(letter, selector)) };
}

/** Offsets of the tables of variants in an OpenType font. */
function variantTables(bytes: Buffer): number[] {
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, place) => 12 + 16 * place);
  const cmap = tables.find((at) => bytes.toString("latin1", at, at + 4) === "cmap");
  if (cmap === undefined) return [];
  const start = bytes.readUInt32BE(cmap + 8);
  return Array.from(
    { length: bytes.readUInt16BE(start + 2) },
    (_, place) => start + bytes.readUInt32BE(start + 4 + 8 * place + 4),
  ).filter((at) => bytes.readUInt16BE(at) === 14);
}

const recordsOf = (bytes: Buffer, table: number) =>
  Array.from({ length: bytes.readUInt32BE(table + 6) }, (_, place) => table + 10 + 11 * place);

const rowsOf = (bytes: Buffer, list: number, size: number) =>
  Array.from({ length: bytes.readUInt32BE(list) }, (_, place) => list + 4 + size * place);
