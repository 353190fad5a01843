import type { ServerReport } from "./check-server.ts";
import type { CheckResult } from "./finding.ts";

/** 0: no differences. 1: differences. 2: the server could not be checked. */
export function exitCodeOf({ unreachable, results }: ServerReport): 0 | 1 | 2 {
  if (unreachable !== null) return 2;
  return results.some(({ state }) => state === "fails") ? 1 : 0;
}

const sections = [
  { title: "Calls of the specification (R7)", includes: ({ source }: CheckResult) => source === "R7" },
  { title: "Errors of the specification (R8)", includes: ({ source }: CheckResult) => source === "R8" },
  {
    title: "Additions to the specification",
    includes: ({ source }: CheckResult) => typeof source === "number",
  },
] as const;

const labels = { passes: "ok       ", fails: "MISMATCH ", skipped: "-        " } as const;

export function reportText(report: ServerReport): string {
  const lines = sections.flatMap(({ title, includes }) => {
    const results = report.results.filter(includes);
    return results.length === 0 ? [] : ["", title, ...results.flatMap(linesOf)];
  });
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
