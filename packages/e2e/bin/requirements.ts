#!/usr/bin/env node
// Lists the rows of docs/requirements.md proved by passed tests. Exits with 1 if a row without a mark is not proved or
// a title has an unknown id.
import { readFileSync } from "node:fs";
import { readResults } from "@kaitori/tooling/results";
import { type Judged, judge, unproved } from "#requirements/judge.ts";
import { readRows, strangersIn } from "#requirements/rows.ts";

const usage = `npx pnpm requirements [ID…] [--all]

Reads what became of the tests of the last npm test, and says which rows no test proves.
A test proves a row when its title bears the row's id, and it ran and passed.

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
const judgedRows = judge(rows, tests);

const say = (line: string) => process.stdout.write(`${line}\n`);
const paths = new Set(args);
const filesOf = ({ proofs }: Judged) => [...new Set(proofs.map(({ file }) => file))];
const sayWhole = (row: Judged) => {
  say(`${row.id.padEnd(6)} ${row.open === undefined ? "" : `(open: ${row.open}) `}${row.text}`);
  for (const { file, title } of row.proofs) say(`         ${file}  ${title}`);
  for (const doubt of row.doubts) say(`       – ${doubt}`);
};

for (const row of judgedRows) {
  if (paths.has(row.id)) sayWhole(row);
  else if (paths.has("--all")) say(`${row.id.padEnd(6)} ${filesOf(row).join(", ") || "—"}`);
}

const open = judgedRows.filter((row) => row.open !== undefined);
if (open.length > 0) say("\nOpen, and not asked for yet:");
for (const row of open) say(`  ${row.id.padEnd(6)} ${row.open}`);

const unprovedRows = unproved(judgedRows);
if (unprovedRows.length > 0) say("\nProved by no test:");
for (const row of unprovedRows) {
  say(`  ${row.id.padEnd(6)} ${row.text}`);
  for (const doubt of row.doubts) say(`         – ${doubt}`);
}
const provedCount = judgedRows.filter(
  ({ proofs, open: mark }) => mark === undefined && proofs.length > 0,
).length;
say(
  `\n${provedCount} of ${judgedRows.length} rows are proved, ${open.length} are open, ${unprovedRows.length} are not proved.`,
);

const ids = new Set(rows.map(({ id }) => id));
const strangers = tests.flatMap(({ file, title }) =>
  strangersIn(title, ids).map((id) => `  ${id.padEnd(6)} ${file}  ${title}`),
);
if (strangers.length > 0) say("\nIds that docs/requirements.md does not have, in titles:");
for (const stranger of new Set(strangers)) say(stranger);
process.exitCode = unprovedRows.length + strangers.length > 0 ? 1 : 0;
