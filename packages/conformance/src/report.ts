import type { ServerReport } from "./check-server.ts";
import type { CheckResult } from "./finding.ts";

/** 0: no differences. 1: differences. 2: the server could not be checked. */
export function exitCodeOf({ notReached, results }: ServerReport): 0 | 1 | 2 {
  if (notReached !== null) return 2;
  return results.some(({ state }) => state === "misfits") ? 1 : 0;
}

const sections = [
  { title: "Calls of the specification (§7)", has: ({ of }: CheckResult) => of === "§7" },
  { title: "Errors of the specification (§8)", has: ({ of }: CheckResult) => of === "§8" },
  { title: "Additions to the specification", has: ({ of }: CheckResult) => typeof of === "number" },
] as const;

const labels = { fits: "ok      ", misfits: "MISFIT  ", "not asked": "-       " } as const;

export function reportText(report: ServerReport): string {
  const lines = sections.flatMap(({ title, has }) => {
    const results = report.results.filter(has);
    return results.length === 0 ? [] : ["", title, ...results.flatMap(linesOf)];
  });
  const level = `Level ${report.level}${report.level === 0 ? ": the specification" : ""}`;
  return [report.url, level, ...lines, "", ...summary(report), ""].join("\n");
}

const linesOf = ({ state, title, findings, why }: CheckResult): string[] => {
  const reason = why === undefined ? "" : ` (${why})`;
  return [
    `${labels[state]}${title}${reason}`,
    ...findings.map(({ kind, call, record, field, says }) => {
      const at = field === "" ? record : `${record}.${field}`;
      return `          ${kind === "note" ? "note: " : ""}${call}: ${at}: ${says}`;
    }),
  ];
};

function summary(report: ServerReport): string[] {
  const count = (state: CheckResult["state"]) =>
    report.results.filter((result) => result.state === state).length;
  const misfits = report.results.flatMap(({ findings }) => findings.filter(({ kind }) => kind === "misfit"));
  return [
    `${count("fits")} fit, ${count("misfits")} do not (${misfits.length} misfits), ${count("not asked")} were not asked.`,
    ...(report.notReached === null ? [] : [`Stopped: ${report.notReached}.`]),
  ];
}
