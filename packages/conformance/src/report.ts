import type { ServerReport } from "./check-server.ts";
import type { CheckResult } from "./finding.ts";

/** 0: no differences. 1: differences. 2: the server could not be checked. */
export function exitCodeOf({ unreachable, results }: ServerReport): 0 | 1 | 2 {
  if (unreachable !== null) return 2;
  return results.some(({ state }) => state === "fails") ? 1 : 0;
}

const titles: Readonly<Record<string, string>> = {
  R7: "Calls of the specification (R7)",
  R8: "Errors of the specification (R8)",
};

const labels = { passes: "ok       ", fails: "MISMATCH ", skipped: "-        " } as const;

export function reportText(report: ServerReport): string {
  const sections = Map.groupBy(
    report.results,
    ({ source }) => titles[source] ?? "Additions to the specification",
  );
  const lines = [...sections].flatMap(([title, results]) => ["", title, ...results.flatMap(linesOf)]);
  const level = `Level ${report.level}${report.level === 0 ? ": the specification" : ""}`;
  return [report.url, level, ...lines, "", ...summary(report), ""].join("\n");
}

const linesOf = ({ state, title, findings, reason }: CheckResult): string[] => {
  const suffix = reason === undefined ? "" : ` (${reason})`;
  return [
    `${labels[state]}${title}${suffix}`,
    ...findings.map(({ kind, call, record, field, text }) => {
      const place = field === "" ? record : `${record}.${field}`;
      return `          ${kind === "note" ? "note: " : ""}${call}: ${place}: ${text}`;
    }),
  ];
};

function summary(report: ServerReport): string[] {
  const count = (state: CheckResult["state"]) =>
    report.results.filter((result) => result.state === state).length;
  const mismatches = report.results.flatMap(({ findings }) =>
    findings.filter(({ kind }) => kind === "mismatch"),
  );
  return [
    `${count("passes")} pass, ${count("fails")} fail (${mismatches.length} mismatches), ${count("skipped")} were skipped.`,
    ...(report.unreachable === null ? [] : [`Stopped: ${report.unreachable}.`]),
  ];
}
