#!/usr/bin/env node
// Which rows of requirements.md have a test whose title bears their id. Reports; does not judge.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const rowsFile = fileURLToPath(new URL("../requirements.md", import.meta.url));
const idPattern = /\b(?:R\d+\.\d+|B\d+)\b/g;
const testFile = /\.(?:test|spec|journey)\.tsx?$/;
/** A string that follows `test(`, `describe(`, `test.each(…)(` and bears ids. */
const titlePattern = /["'`]((?:R\d+\.\d+|B\d+)\b[^"'`]*)["'`]/g;

const rows = new Map();
for (const line of readFileSync(rowsFile, "utf8").split("\n")) {
  // A row begins with its id; several may share a line. Ids in brackets only refer to another row.
  for (const { 0: id, index } of line.matchAll(idPattern)) {
    const startsRow = index === 2 || /[.。)'] $/.test(line.slice(0, index));
    if (line.startsWith("- ") && startsRow && !rows.has(id)) rows.set(id, line.slice(index, index + 90));
  }
}

const proofs = new Map([...rows.keys()].map((id) => [id, new Set()]));
for (const group of ["packages", "apps"]) {
  for (const name of readdirSync(join(root, group), { recursive: true, encoding: "utf8" })) {
    if (!testFile.test(name) || name.includes("node_modules") || name.includes("dist/")) continue;
    const file = join(root, group, name);
    for (const [, title] of readFileSync(file, "utf8").matchAll(titlePattern)) {
      for (const [id] of title.matchAll(idPattern)) proofs.get(id)?.add(relative(root, file));
    }
  }
}

const unproved = [...proofs].filter(([, files]) => files.size === 0);
if (process.argv.includes("--all")) {
  for (const [id, files] of proofs) console.log(`${id.padEnd(6)} ${[...files].join(", ") || "—"}`);
} else {
  for (const [id] of unproved) console.log(`${id.padEnd(6)} ${rows.get(id)}`);
}
console.log(`\n${rows.size - unproved.length} of ${rows.size} rows have a test that bears their id.`);
