/** Replacements of single characters. */
export type CharacterTable = {
  /** The replaced characters. */
  readonly row: string;
  /** Replacement by code unit; 0 keeps the character. A typed array is twice as fast as a Map. */
  readonly codes: Uint16Array;
};

/** Replaces each character of `row` by that at the same position of `replacements`. */
export function tableOf(row: string, replacements: string): CharacterTable {
  const codes = new Uint16Array(0x10000);
  for (let index = 0; index < row.length; index++)
    codes[row.charCodeAt(index)] = replacements.charCodeAt(index);
  return { row, codes };
}

export function replaceByTable({ codes }: CharacterTable, text: string): string {
  let replaced = "";
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    replaced += String.fromCharCode(codes[code] || code);
  }
  return replaced;
}

/** Combines several tables into one that applies them in order. */
export function chainTables(...tables: readonly CharacterTable[]): CharacterTable {
  const row = tables.map((table) => table.row).join("");
  return tableOf(
    row,
    tables.reduce((text, table) => replaceByTable(table, text), row),
  );
}
