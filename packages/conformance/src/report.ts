import { additions } from "@kaitori/wire";
import type { ServerReport } from "./check-server.ts";
import type { CheckResult } from "./finding.ts";

/** 0: all of the specification that was asked. 1: something is otherwise. 2: it could not be asked. */
export function exitCodeOf({ notReached, results }: ServerReport): 0 | 1 | 2 {
  if (notReached !== null) return 2;
  return results.some(({ state }) => state === "misfits") ? 1 : 0;
}

const parts = [
  { title: "Calls of the specification (§7)", has: ({ of }: CheckResult) => of === "§7" },
  { title: "Errors of the specification (§8)", has: ({ of }: CheckResult) => of === "§8" },
  { title: "Additions", has: ({ of }: CheckResult) => of in additions },
] as const;

const signs = { fits: "ok      ", misfits: "MISFIT  ", absent: "absent  ", "not asked": "-       " } as const;

export function reportText(report: ServerReport): string {
  const lines = parts.flatMap(({ title, has }) => {
    const results = report.results.filter(has);
    return results.length === 0 ? [] : ["", title, ...results.flatMap(linesOf)];
  });
  return [report.url, ...lines, "", ...summary(report), ""].join("\n");
}

const linesOf = ({ of, state, title, findings, why }: CheckResult): string[] => {
  const name = of === "§7" || of === "§8" ? title : `${of}: ${title}`;
  const reason =
    why === undefined || why === "" ? "" : state === "absent" ? `\n          ${why}` : ` (${why})`;
  return [
    `${signs[state]}${name}${reason}`,
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
    `${count("fits")} fit, ${count("misfits")} do not (${misfits.length} misfits), ${count("absent")} additions are absent, ${count("not asked")} were not asked.`,
    ...(report.notReached === null ? [] : [`Stopped: ${report.notReached}.`]),
  ];
}
