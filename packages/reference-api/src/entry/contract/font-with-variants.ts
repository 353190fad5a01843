import { readFileSync } from "node:fs";
import { create } from "fontkit";

export type FontWithVariants = ReturnType<typeof fontWithVariants>;

/**
 * Reads a font file with the variants of its letters (cmap format 14). fontkit ignores the non-default table of a
 * selector that also has a default table, so the default table is removed from the bytes. A variant in the default
 * table has the glyph of its letter, so it is printed correctly.
 */
export function fontWithVariants(file: string) {
  const bytes = readFileSync(file);
  const pairs = new Set<string>();
  const pairKey = (letter: number, selector: number) => `${letter} ${selector}`;
  for (const table of variantTables(bytes))
    for (const record of recordsOf(bytes, table)) {
      const selector = bytes.readUIntBE(record, 3);
      const defaultTable = bytes.readUInt32BE(record + 3);
      const nonDefaultTable = bytes.readUInt32BE(record + 7);
      if (defaultTable > 0)
        for (const row of rowsOf(bytes, table + defaultTable, 4))
          for (let offset = 0; offset <= bytes.readUInt8(row + 3); offset += 1)
            pairs.add(pairKey(bytes.readUIntBE(row, 3) + offset, selector));
      if (nonDefaultTable > 0)
        for (const row of rowsOf(bytes, table + nonDefaultTable, 5))
          pairs.add(pairKey(bytes.readUIntBE(row, 3), selector));
      bytes.writeUInt32BE(0, record + 3);
    }
  const glyphs = create(bytes);
  if (!("hasGlyphForCodePoint" in glyphs)) throw new Error(`${file} is a collection of fonts`);
  /** True if the font has the letter in the variant that the following selector names. */
  const hasVariant = (letter: number, selector: number) => pairs.has(pairKey(letter, selector));
  return { bytes, glyphs, hasVariant };
}

/** Offsets of the tables of variants in an OpenType font. */
function variantTables(bytes: Buffer): number[] {
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const cmap = tables.find((row) => bytes.toString("latin1", row, row + 4) === "cmap");
  if (cmap === undefined) return [];
  const start = bytes.readUInt32BE(cmap + 8);
  return Array.from(
    { length: bytes.readUInt16BE(start + 2) },
    (_, index) => start + bytes.readUInt32BE(start + 4 + 8 * index + 4),
  ).filter((row) => bytes.readUInt16BE(row) === 14);
}

const recordsOf = (bytes: Buffer, table: number) =>
  Array.from({ length: bytes.readUInt32BE(table + 6) }, (_, index) => table + 10 + 11 * index);

const rowsOf = (bytes: Buffer, list: number, size: number) =>
  Array.from({ length: bytes.readUInt32BE(list) }, (_, index) => list + 4 + size * index);
