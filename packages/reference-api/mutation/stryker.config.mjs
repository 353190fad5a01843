/**
 * Changes the code by which an entry moves, one place at a time, and sees whether a test notices.
 *   pnpm --filter @kaitori/reference-api mutate
 * In place: tests find the brands by their way from here. The files are put back at the end.
 */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "mutation/vitest.config.ts", related: false },
  mutate: ["src/entry/{make-move,move-writes}.ts"],
  inPlace: true,
  coverageAnalysis: "perTest",
  concurrency: 2,
  timeoutMS: 120_000,
  tsconfigFile: "none",
  reporters: ["clear-text", "json"],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: "mutation/.report.json" },
  thresholds: { high: 95, low: 90, break: 90 },
};
