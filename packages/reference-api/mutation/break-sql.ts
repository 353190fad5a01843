// Breaks each piece of SQL of broken-sql.ts, runs the test beside it, and puts the SQL back. The exit code is 1
// if a test still passes: pnpm --filter @kaitori/reference-api break-sql
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrokenSql, brokenSql } from "./broken-sql.ts";

const folder = join(import.meta.dirname, "..");

/** True if no test whose title contains these words fails. */
function passes({ test }: BrokenSql): boolean {
  const [file = "", words = ""] = test.split("#");
  const title = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const args = ["exec", "vitest", "run", `src/${file}`, "-t", title];
  return spawnSync("pnpm", args, { cwd: folder }).status === 0;
}

/** Reason why the test proves nothing; undefined if it fails as expected. */
function findFault(broken: BrokenSql): string | undefined {
  const path = join(folder, "src", broken.file);
  const text = readFileSync(path, "utf8");
  if (text.split(broken.from).length !== 2) return "SQL NOT FOUND EXACTLY ONCE";
  if (!passes(broken)) return "TEST FAILS WITHOUT THE CHANGE";
  const putBack = () => writeFileSync(path, text);
  process.once("exit", putBack);
  writeFileSync(
    path,
    text.replace(broken.from, () => broken.to),
  );
  const stillPasses = passes(broken);
  putBack();
  process.off("exit", putBack);
  return stillPasses ? "TEST STILL PASSES" : undefined;
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
