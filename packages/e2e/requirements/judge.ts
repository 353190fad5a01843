import type { TestResult } from "@kaitori/tooling/results";
import type { Export } from "./modules.ts";
import { idsIn, type Row } from "./rows.ts";
import type { WrittenTest } from "./tests-of-file.ts";

export interface Judged extends Row {
  /** Tests that ran, passed, and call what the product calls. */
  readonly proofs: readonly TestResult[];
  /** Why other tests that bear the id prove nothing. */
  readonly doubts: readonly string[];
}

/** The functions that a test calls and the product does not. */
export type UnusedIn = (result: TestResult) => readonly Export[];

export const judge = (rows: readonly Row[], results: readonly TestResult[], unusedIn: UnusedIn): Judged[] =>
  rows.map((row) => {
    const bearing = results.filter(({ title }) => idsIn(title).includes(row.id));
    const doubted = bearing.map((result) => ({ result, doubt: doubtOf(result, unusedIn) }));
    return {
      ...row,
      proofs: doubted.filter(({ doubt }) => doubt === undefined).map(({ result }) => result),
      doubts: [...new Set(doubted.flatMap(({ doubt }) => doubt ?? []))],
    };
  });

export const notCalled = "the product does not call";

function doubtOf(result: TestResult, unusedIn: UnusedIn): string | undefined {
  if (result.outcome !== "passed") return `${result.file}: ${result.outcome}`;
  const unused = unusedIn(result);
  if (unused.length === 0) return undefined;
  return `${result.file}: ${notCalled} ${unused.map(({ name }) => name).join(", ")}`;
}

/** Whoever builds a row takes its mark away. */
export const unproved = (judged: readonly Judged[]) =>
  judged.filter(({ open, proofs }) => open === undefined && proofs.length === 0);

/** The test of the file that a reported title belongs to: of several that fit, the one that says most. */
export const writtenAs = (written: readonly WrittenTest[], title: string): WrittenTest | undefined =>
  written
    .filter((one) => one.title.test(title))
    .sort((one, other) => other.title.source.length - one.title.source.length)[0];
