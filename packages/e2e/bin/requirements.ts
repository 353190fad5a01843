#!/usr/bin/env node
// Lists the rows of docs/requirements.md proved by passed tests. Exits with 1 if a row is neither proved nor marked as open, a
// title has an unknown id, or a test that proves a sentence about money did not pass.
import { readFileSync } from "node:fs";
import { readResults } from "@kaitori/tooling/results";
import {
  type CheckedRow,
  checkRows,
  findUnproved,
  readRows,
  testsNotPassed,
  unknownIdsIn,
} from "#requirements/rows.ts";

const usage = `npx pnpm requirements [ID…] [--all]

Reads the results of the last npm test and lists the rows that no test proves.
A test proves a row if its title contains the row's id, and it ran and passed.

  ID…     these rows, with their tests
  --all   every row, with the files of its tests
`;

const args = process.argv.slice(2);
if (args.includes("--help")) {
  process.stdout.write(usage);
  process.exit();
}
const rows = readRows(readFileSync(new URL("../../../docs/requirements.md", import.meta.url), "utf8"));
const tests = readResults("unit", "stories", "journeys", "licensee");
if (tests.length === 0) {
  process.stderr.write("There are no results of tests: run npm test first.\n");
  process.exit(1);
}
const checkedRows = checkRows(rows, tests);

const print = (line: string) => process.stdout.write(`${line}\n`);
const chosen = new Set(args);
const filesOf = ({ proofs }: CheckedRow) => [...new Set(proofs.map(({ file }) => file))];
const printRow = (row: CheckedRow) => {
  print(`${row.id.padEnd(6)} ${row.open === undefined ? "" : `(open: ${row.open}) `}${row.text}`);
  for (const { file, title } of row.proofs) print(`         ${file}  ${title}`);
  for (const result of row.notPassed) print(`       – ${result}`);
};

for (const row of checkedRows) {
  if (chosen.has(row.id)) printRow(row);
  else if (chosen.has("--all")) print(`${row.id.padEnd(6)} ${filesOf(row).join(", ") || "—"}`);
}

const open = checkedRows.filter((row) => row.open !== undefined);
if (open.length > 0) print("\nOpen rows, which need no proof yet:");
for (const row of open) print(`  ${row.id.padEnd(6)} ${row.open}`);

const unprovedRows = findUnproved(checkedRows);
if (unprovedRows.length > 0) print("\nProved by no test:");
for (const row of unprovedRows) {
  print(`  ${row.id.padEnd(6)} ${row.text}`);
  for (const result of row.notPassed) print(`         – ${result}`);
}
const provedCount = checkedRows.filter(
  ({ proofs, open: mark }) => mark === undefined && proofs.length > 0,
).length;
print(
  `\n${provedCount} of ${checkedRows.length} rows are proved, ${open.length} are open, ${unprovedRows.length} are not proved.`,
);

const ids = new Set(rows.map(({ id }) => id));
const unknownIds = tests.flatMap(({ file, title }) =>
  unknownIdsIn(title, ids).map((id) => `  ${id.padEnd(6)} ${file}  ${title}`),
);
if (unknownIds.length > 0) print("\nTitles with ids that docs/requirements.md does not have:");
for (const unknownId of new Set(unknownIds)) print(unknownId);
const notPassed = testsNotPassed(tests);
if (notPassed.length > 0)
  print("\nNamed as a proof of a sentence (packages/brand/src/proofs/tests.ts), but not passed:");
for (const location of notPassed) print(`  ${location}`);
process.exitCode = unprovedRows.length + unknownIds.length + notPassed.length > 0 ? 1 : 0;
