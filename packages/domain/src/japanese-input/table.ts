export type Table = {
  readonly row: string;
  /** Replacement by code unit; 0 keeps the character. A typed array is twice as fast as a Map. */
  readonly codes: Uint16Array;
};

/** Maps each character of the first row to the one at the same position in the second. */
export function tableOf(row: string, others: string): Table {
  const codes = new Uint16Array(0x10000);
  for (let index = 0; index < row.length; index++) codes[row.charCodeAt(index)] = others.charCodeAt(index);
  return { row, codes };
}

export function foldBy({ codes }: Table, text: string): string {
  let folded = "";
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    folded += String.fromCharCode(codes[code] || code);
  }
  return folded;
}

/** Combines several tables into one that applies them in order. */
export function chainTables(...tables: readonly Table[]): Table {
  const row = tables.map((table) => table.row).join("");
  return tableOf(
    row,
    tables.reduce((text, table) => foldBy(table, text), row),
  );
}
