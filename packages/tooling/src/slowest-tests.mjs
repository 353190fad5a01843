const shown = 10;

/**
 * What to look at when the suite takes too long, as lines to print.
 * @param {readonly import("./results.mjs").TestResult[]} tests
 */
export function slowestTests(tests) {
  if (tests.length === 0) return [];
  const slowest = [...tests].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, shown);
  return [
    `\nThe ${slowest.length} slowest of ${tests.length} tests:`,
    ...slowest.map(
      ({ milliseconds, file, title }) =>
        `  ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file}  ${title}`,
    ),
  ];
}
