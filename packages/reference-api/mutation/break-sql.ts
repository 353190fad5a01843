// Breaks each piece of SQL of broken-sql.ts, runs the test beside it, and puts the SQL back. The exit code is 1
// if a test still passes: pnpm --filter @kaitori/reference-api break-sql
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrokenSql, brokenSql } from "./broken-sql.ts";

const folder = join(import.meta.dirname, "..");

const resultFile = join(tmpdir(), `break-sql-${process.pid}.json`);

/** Numbers of tests with these words in the title that pass and fail; both are 0 if the file does not load. */
function runTest({ test }: BrokenSql): { numPassedTests: number; numFailedTests: number } {
  const [file = "", words = ""] = test.split("#");
  const title = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const args = ["exec", "vitest", "run", `src/${file}`, "-t", title];
  spawnSync("pnpm", [...args, "--reporter=json", `--outputFile=${resultFile}`], { cwd: folder });
  const result = JSON.parse(readFileSync(resultFile, "utf8"));
  rmSync(resultFile);
  return result;
}

/** Reason why the test proves nothing; undefined if it fails as expected. */
function findFault(broken: BrokenSql): string | undefined {
  const path = join(folder, "src", broken.file);
  const text = readFileSync(path, "utf8");
  if (text.split(broken.from).length !== 2) return "SQL NOT FOUND EXACTLY ONCE";
  const { numPassedTests, numFailedTests } = runTest(broken);
  if (numPassedTests === 0) return "NO TEST PASSES WITHOUT THE CHANGE";
  if (numFailedTests > 0) return "TEST FAILS WITHOUT THE CHANGE";
  const putBack = () => writeFileSync(path, text);
  process.once("exit", putBack);
  writeFileSync(
    path,
    text.replace(broken.from, () => broken.to),
  );
  const failed = runTest(broken).numFailedTests;
  putBack();
  process.off("exit", putBack);
  return failed > 0 ? undefined : "NO TEST FAILS";
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));
let killed = 0;
for (const broken of brokenSql) {
  const reason = findFault(broken);
  if (reason === undefined) killed += 1;
  console.log(`${reason ?? "fails"}  ${broken.file}: ${broken.from.trim()}\n    ${broken.test}`);
}
console.log(`\n${killed} of ${brokenSql.length} tests pass, and fail if their SQL is broken.`);
process.exitCode = killed === brokenSql.length ? 0 : 1;
