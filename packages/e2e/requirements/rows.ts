import { proofsOf } from "@kaitori/brand/proofs";
import type { TestResult } from "@kaitori/tooling/results";

/** A row of docs/requirements.md: R of the specification, D a decision, B an addition. */
interface Row {
  readonly id: string;
  readonly text: string;
  /** Reason of an open row; undefined if the title of a test must name the row. */
  readonly open: string | undefined;
}

const rowId = /\b(?:R\d+\.\d+|D\d+(?:\.\d+)?|B\d+)\b/g;
/** `R4.5 (open: reason) …` or `B13 (later) …`, as in docs/requirements.md. */
const openMark = /^ \((?:open: (?<reason>[^)]*)|(?<later>later))\)/;

const idsIn = (title: string): string[] => [...title.matchAll(rowId)].map(([id]) => id);

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

export interface CheckedRow extends Row {
  /** Tests that ran and passed. */
  readonly proofs: readonly TestResult[];
  /** Other tests with the id, and their outcome. */
  readonly notPassed: readonly string[];
}

export const checkRows = (rows: readonly Row[], results: readonly TestResult[]): CheckedRow[] =>
  rows.map((row) => {
    const testsOfRow = results.filter(({ title }) => idsIn(title).includes(row.id));
    const notPassed = testsOfRow.filter(({ outcome }) => outcome !== "passed");
    return {
      ...row,
      proofs: testsOfRow.filter(({ outcome }) => outcome === "passed"),
      notPassed: [...new Set(notPassed.map(({ file, outcome }) => `${file}: ${outcome}`))],
    };
  });

/** A proved row must have no mark. */
export const findUnproved = (rows: readonly CheckedRow[]) =>
  rows.filter(({ open, proofs }) => open === undefined && proofs.length === 0);

/** Tests named as proofs of sentences about money and days, as `path#words of its title`. */
const testsOfSentences = () =>
  new Set(
    proofsOf({ copy: {} }).flatMap(({ proofs }) =>
      proofs.flatMap((proof) => ("test" in proof ? [proof.test] : [])),
    ),
  );

/** Named tests that did not pass; `$name` and `%i` in a name stand for values of a table. */
export const testsNotPassed = (
  results: readonly TestResult[],
  named: Iterable<string> = testsOfSentences(),
) =>
  [...named].filter((location) => {
    const [file = "", words = ""] = location.split("#");
    const title = new RegExp(
      words
        .split(/\$\w+|%[a-z]/)
        .map(RegExp.escape)
        .join(".*"),
    );
    const ofFile = results.filter((result) => result.file.endsWith(file) && title.test(result.title));
    return (
      !ofFile.some(({ outcome }) => outcome === "passed") ||
      ofFile.some(({ outcome }) => outcome === "failed")
    );
  });
