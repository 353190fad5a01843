import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../check/finding.ts";

/** Applies the replacement of each finding that has one; returns the fixed findings. */
export function fix(root: string, findings: readonly Finding[]): Finding[] {
  // Starts at the end of a file, so that the line numbers of the other findings stay valid.
  const fromTheEnd = findings.toSorted((one, other) => other.line - one.line);
  const fixed = new Set(fromTheEnd.filter((finding) => applyFix(root, finding)));
  return findings.filter((finding) => fixed.has(finding));
}

/** Returns false if the finding has no replacement or its line has changed since it was read. */
function applyFix(root: string, { file, line, fix: replacement }: Finding): boolean {
  if (!replacement) return false;
  const path = join(root, file);
  const lines = readFileSync(path, "utf8").split("\n");
  const [before, rest] = [lines.slice(0, line - 1), lines.slice(line - 1)];
  const after =
    "takeOut" in replacement
      ? removeEntry(rest.join("\n"), replacement.takeOut)
      : replaceOnce(rest, replacement);
  if (after === undefined) return false;
  writeFileSync(path, [...before, after].join("\n"));
  return true;
}

function replaceOnce(
  [line = "", ...rest]: string[],
  { from, to }: { from: string; to: string },
): string | undefined {
  return line.split(from).length === 2 ? [line.replace(from, () => to), ...rest].join("\n") : undefined;
}

/** The lines without the key and its text, which may be on the next line. */
function removeEntry(lines: string, key: string): string | undefined {
  const name = JSON.stringify(key).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const entry = new RegExp(`^[ \\t]*${name}:\\s*"(?:[^"\\\\\\n]|\\\\.)*",[ \\t]*\\n`);
  return entry.test(lines) ? lines.replace(entry, "") : undefined;
}
