/** A row of docs/requirements.md: R of the specification, D a decision, B an addition. */
export interface Row {
  readonly id: string;
  readonly text: string;
  /** Reason of an open row; undefined if the title of a test must name the row. */
  readonly open: string | undefined;
}

const rowId = /\b(?:R\d+\.\d+|D\d+(?:\.\d+)?|B\d+)\b/g;
/** `R4.5 (open: reason) …` or `B13 (later) …`, as in docs/requirements.md. */
const openMark = /^ \((?:open: (?<reason>[^)]*)|(?<later>later))\)/;

export const idsIn = (title: string): string[] => [...title.matchAll(rowId)].map(([id]) => id);

const leadingIds = /^(?:[A-Z]\d+[.\da-z]*:? )+/;

/** Unknown ids of a title: row ids anywhere, other ids (`A7`) only at its beginning. */
export const unknownIdsIn = (title: string, knownIds: ReadonlySet<string>): string[] => {
  const [leading = ""] = leadingIds.exec(title) ?? [];
  return [...new Set([...idsIn(title), ...leading.split(" ")])].filter(
    (id) => id !== "" && !knownIds.has(id),
  );
};

/** Reads docs/requirements.md: a line begins with an id; more rows may follow on the line, each after a sentence. */
export function readRows(markdown: string): Row[] {
  const rows = new Map<string, Row>();
  for (const line of markdown.split("\n").filter((text) => text.startsWith("- "))) {
    const starts = [...line.matchAll(rowId)].filter(
      ({ index }) => index === 2 || /[.。)'] $/.test(line.slice(0, index)),
    );
    starts.forEach(({ 0: id, index }, position) => {
      const text = line.slice(index + id.length, starts[position + 1]?.index);
      const { reason, later } = openMark.exec(text)?.groups ?? {};
      if (!rows.has(id)) rows.set(id, { id, text: text.replace(openMark, "").trim(), open: reason ?? later });
    });
  }
  return [...rows.values()];
}
