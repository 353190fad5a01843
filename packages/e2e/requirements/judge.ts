import type { TestResult } from "@kaitori/tooling/results";
import { idsIn, type Row } from "./rows.ts";

export interface JudgedRow extends Row {
  /** Tests that ran and passed. */
  readonly proofs: readonly TestResult[];
  /** Reasons why other tests with the id prove nothing. */
  readonly doubts: readonly string[];
}

export const judge = (rows: readonly Row[], results: readonly TestResult[]): JudgedRow[] =>
  rows.map((row) => {
    const testsOfRow = results.filter(({ title }) => idsIn(title).includes(row.id));
    const notPassed = testsOfRow.filter(({ outcome }) => outcome !== "passed");
    return {
      ...row,
      proofs: testsOfRow.filter(({ outcome }) => outcome === "passed"),
      doubts: [...new Set(notPassed.map(({ file, outcome }) => `${file}: ${outcome}`))],
    };
  });

/** A proved row must have no mark. */
export const findUnproved = (rows: readonly JudgedRow[]) =>
  rows.filter(({ open, proofs }) => open === undefined && proofs.length === 0);
