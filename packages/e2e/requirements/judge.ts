import type { TestResult } from "@kaitori/tooling/results";
import { idsIn, type Row } from "./rows.ts";

export interface Judged extends Row {
  /** Tests that ran and passed. */
  readonly proofs: readonly TestResult[];
  /** Why other tests that bear the id prove nothing. */
  readonly doubts: readonly string[];
}

export const judge = (rows: readonly Row[], results: readonly TestResult[]): Judged[] =>
  rows.map((row) => {
    const bearing = results.filter(({ title }) => idsIn(title).includes(row.id));
    const others = bearing.filter(({ outcome }) => outcome !== "passed");
    return {
      ...row,
      proofs: bearing.filter(({ outcome }) => outcome === "passed"),
      doubts: [...new Set(others.map(({ file, outcome }) => `${file}: ${outcome}`))],
    };
  });

/** Whoever builds a row takes its mark away. */
export const unproved = (judged: readonly Judged[]) =>
  judged.filter(({ open, proofs }) => open === undefined && proofs.length === 0);
