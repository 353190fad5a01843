import type { TestResult } from "@kaitori/tooling/results";
import { idsIn, type Row } from "./rows.ts";

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
