export type Table = {
  /** The characters it changes. */
  readonly row: string;
  /**
   * What each becomes, by code unit; 0 keeps it. It spans all code units because a look-up is then one step
   * (a Map takes twice as long), and the untouched pages of a zeroed array take no memory.
   */
  readonly codes: Uint16Array;
};

/** Pairs the characters of two equally long rows. */
export function tableOf(row: string, others: string): Table {
  const codes = new Uint16Array(0x10000);
  for (let index = 0; index < row.length; index++) codes[row.charCodeAt(index)] = others.charCodeAt(index);
  return { row, codes };
}

/** Replaces every character the table knows and keeps the others. */
export function foldBy({ codes }: Table, text: string): string {
  let folded = "";
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    folded += String.fromCharCode(codes[code] || code);
  }
  return folded;
}

/** One table that does what several do one after the other. */
export function chain(...tables: readonly Table[]): Table {
  const row = tables.map((table) => table.row).join("");
  return tableOf(
    row,
    tables.reduce((text, table) => foldBy(table, text), row),
  );
}
