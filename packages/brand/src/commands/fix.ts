import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../check/finding.ts";

/** Applies the replacement of each finding that has one; returns the fixed findings. */
export function fix(root: string, findings: readonly Finding[]): Finding[] {
  return findings.filter(({ file, line, fix: replacement }) => {
    if (!replacement) return false;
    const path = join(root, file);
    const lines = readFileSync(path, "utf8").split("\n");
    const before = lines[line - 1];
    // Skips a line that has changed since it was read.
    if (before === undefined || before.split(replacement.from).length !== 2) return false;
    lines[line - 1] = before.replace(replacement.from, () => replacement.to);
    writeFileSync(path, lines.join("\n"));
    return true;
  });
}
