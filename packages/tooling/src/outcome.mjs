import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project.mjs";
import { run } from "./run.mjs";

/** @typedef {import("./stages.mjs").Outcome} Outcome */

/**
 * A program that checks one thing: it passes or it does not.
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<Outcome>}
 */
export async function oneCheck(program, args) {
  const { ok, output } = await run(program, args);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

/**
 * A program that runs tests: they are counted from the result files that it leaves in each package.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<Outcome>}
 */
export async function counted(program, args, options) {
  for (const file of resultFiles()) rmSync(file);
  const { ok, output } = await run(program, args, options);
  const results = resultFiles().map((file) => countIn(JSON.parse(readFileSync(file, "utf8"))));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  // A runner that fell over before or after its tests is a failure too, whatever it counted.
  return { passed, failed: ok ? failed : Math.max(1, failed), output };
}

function resultFiles() {
  return ["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).flatMap((name) => {
      const folder = join(root, group, name, ".results");
      // Traces of failed journeys lie there, too.
      const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".json")) : [];
      return files.map((file) => join(folder, file));
    }),
  );
}

/**
 * Vitest's JSON, or Playwright's.
 * @param {{ numPassedTests?: number, numFailedTests?: number, numFailedTestSuites?: number,
 *   stats?: { expected: number, unexpected: number, flaky: number } }} result
 */
function countIn({ numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0, stats }) {
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) };
}
