import { importRules } from "./import-rules.mjs";

/** Tags that a package may import, directly or through others: turbo checks both. @param {string} tag @returns {Set<string>} */
function reachableTags(tag) {
  const { imports = [], tools = [] } = importRules[tag] ?? {};
  return new Set([...imports, ...tools].flatMap((other) => [other, ...reachableTags(other)]));
}

/** `boundaries` for the root's turbo.json. */
export const turboBoundaries = () => ({
  tags: Object.fromEntries(
    Object.keys(importRules).map((tag) => {
      const all = reachableTags(tag);
      return [tag, { dependencies: { allow: Object.keys(importRules).filter((other) => all.has(other)) } }];
    }),
  ),
});

const start = "<!-- written by npx pnpm import-rules -->";
const end = "<!-- end -->";

/** Replaces the table in CONTRIBUTING by the current rules. @param {string} contributing */
export function replaceTable(contributing) {
  const [before, rest] = contributing.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined)
    throw new Error(`CONTRIBUTING lacks the comments around the import rules: ${start} … ${end}`);
  return `${before}${start}\n\n${table()}\n${end}${after}`;
}

function table() {
  const rows = Object.values(importRules).map(({ folder, imports, tools }) => [
    `\`${folder}\``,
    imports.join(", ") || "–",
    tools?.join(", ") ?? "",
  ]);
  const all = [["package", "may import", "its build and tests also"], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return `${[line(all[0] ?? []), rule, ...rows.map(line)].join("\n")}\n`;
}
