import type { TestResult } from "@kaitori/tooling/results";
import { idsIn, type Row } from "./rows.ts";

export interface Judged extends Row {
  /** Tests that ran and passed. */
  readonly proofs: readonly TestResult[];
  /** Reasons why other tests with the id prove nothing. */
  readonly doubts: readonly string[];
}

export const judge = (rows: readonly Row[], results: readonly TestResult[]): Judged[] =>
  rows.map((row) => {
    const bearing = results.filter(({ title }) => idsIn(title).includes(row.id));
    const notPassed = bearing.filter(({ outcome }) => outcome !== "passed");
    return {
      ...row,
      proofs: bearing.filter(({ outcome }) => outcome === "passed"),
      doubts: [...new Set(notPassed.map(({ file, outcome }) => `${file}: ${outcome}`))],
    };
  });

/** A proved row must have no mark. */
export const unproved = (rows: readonly Judged[]) =>
  rows.filter(({ open, proofs }) => open === undefined && proofs.length === 0);
