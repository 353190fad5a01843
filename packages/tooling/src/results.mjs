import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "./project.mjs";

/**
 * @typedef {object} TestResult
 * @property {string} file from the root of the project
 * @property {string} title after the titles of its groups
 * @property {"passed" | "failed" | "skipped"} outcome
 * @property {number} milliseconds
 */

/** Result files of a stage, one for each package with tests in it. @param {string} stage */
const filesOf = (stage) =>
  ["packages", "apps"]
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
    .map((folder) => join(folder, ".results", `${stage}.json`))
    .filter((file) => existsSync(file));

/** @param {string} stage */
export function deleteResults(stage) {
  for (const file of filesOf(stage)) rmSync(file);
}

/**
 * Results of the last run of these stages.
 * @param {...string} stages
 * @returns {TestResult[]}
 */
export const readResults = (...stages) =>
  stages.flatMap(filesOf).flatMap((file) => {
    const report = JSON.parse(readFileSync(file, "utf8"));
    const packageDir = relative(root, dirname(dirname(file)));
    return "suites" in report
      ? readPlaywrightReport(report, packageDir)
      : readVitestReport(report, packageDir);
  });

/**
 * Reads Vitest's report. Like Playwright's it contains absolute paths of the checkout that wrote it, which may be another
 * one that shares the cache.
 * @param {{ testResults: { name: string, assertionResults: { title: string, ancestorTitles: string[], status: string,
 *   duration?: number }[] }[] }} report
 * @param {string} packageDir the package's folder, from the root of the project
 * @returns {TestResult[]}
 */
export const readVitestReport = ({ testResults }, packageDir) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, ancestorTitles, status, duration = 0 }) => ({
      file: name.slice(name.lastIndexOf(`/${packageDir}/`) + 1),
      title: [...ancestorTitles, title].join(" "),
      outcome: status === "passed" || status === "failed" ? status : /** @type {const} */ ("skipped"),
      milliseconds: duration,
    })),
  );

/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {string} file
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: { projectName: string,
 *   status: "expected" | "unexpected" | "flaky" | "skipped", results: { duration: number }[] }[] }[]} [specs]
 */

/**
 * Reads Playwright's report. A flaky test counts as failed.
 * @param {{ config: { rootDir: string, configFile: string }, suites: Suite[] }} report
 * @param {string} packageDir
 * @returns {TestResult[]}
 */
export function readPlaywrightReport({ config, suites }, packageDir) {
  const folder = join(packageDir, relative(dirname(config.configFile), config.rootDir));
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
        milliseconds: test.results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...titles, inner.title])),
  ];
  return suites.flatMap((suite) => testsOf(suite, []));
}
