import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "./project.mjs";

/** @typedef {import("./vitest-results.mjs").TestResult} TestResult */
/** @typedef {{ tests: TestResult[], faults: number }} Results `faults`: what broke outside of a test */

/** The result files of a stage, one in each package that has tests of it. @param {string} stage */
const filesOf = (stage) =>
  ["packages", "apps"]
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
    .map((folder) => join(folder, ".results", `${stage}.json`))
    .filter((file) => existsSync(file));

/** @param {string} stage */
export function forgetResults(stage) {
  for (const file of filesOf(stage)) rmSync(file);
}

/**
 * What became of the tests of these stages, when they were run last.
 * @param {...string} stages
 * @returns {Results}
 */
export function readResults(...stages) {
  const all = stages.flatMap(filesOf).map((file) => {
    const report = JSON.parse(readFileSync(file, "utf8"));
    return "suites" in report
      ? ofPlaywright(report, relative(root, dirname(dirname(file))))
      : /** @type {Results} */ (report);
  });
  return {
    tests: all.flatMap(({ tests }) => tests),
    faults: all.reduce((sum, { faults }) => sum + faults, 0),
  };
}

/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {string} file
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: { projectName: string, expectedStatus: string,
 *   status: "expected" | "unexpected" | "flaky" | "skipped", results: { duration: number }[] }[] }[]} [specs]
 */

/**
 * Playwright's own report. A flaky test counts as failed. It names folders of the machine and the checkout that it was
 * written in, and may come from a cache that several share.
 * @param {{ config: { rootDir: string, configFile: string }, suites: Suite[], errors: unknown[] }} report
 * @param {string} ofPackage the package's folder, from the root of the project
 * @returns {Results}
 */
export function ofPlaywright({ config, suites, errors }, ofPackage) {
  const folder = join(ofPackage, relative(dirname(config.configFile), config.rootDir));
  /** @type {(suite: Suite, titles: string[]) => TestResult[]} */
  const testsOf = (suite, titles) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map((test) => ({
        file: join(folder, suite.file),
        title: [...titles, title, `(${test.projectName})`].join(" "),
        outcome: /** @type {const} */ ({
          expected: "passed",
          unexpected: "failed",
          flaky: "failed",
          skipped: "skipped",
        })[test.status],
        expectedToFail: test.expectedStatus === "failed",
        milliseconds: test.results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...titles, inner.title])),
  ];
  return { tests: suites.flatMap((suite) => testsOf(suite, [])), faults: errors.length };
}
