import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../check/finding.ts";

/** Does what findings with one answer ask for; answers those that it mended. */
export function fix(root: string, findings: readonly Finding[]): Finding[] {
  return findings.filter(({ file, line, fix: answer }) => {
    if (!answer) return false;
    const path = join(root, file);
    const lines = readFileSync(path, "utf8").split("\n");
    const before = lines[line - 1];
    // What stands otherwise than it was read is left to a person.
    if (before === undefined || before.split(answer.from).length !== 2) return false;
    lines[line - 1] = before.replace(answer.from, () => answer.to);
    writeFileSync(path, lines.join("\n"));
    return true;
  });
}
