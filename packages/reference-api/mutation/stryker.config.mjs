/**
 * Mutation test of the status changes of entries: a test must fail for each changed expression.
 *   pnpm --filter @kaitori/reference-api mutate
 * The files are changed in place, because tests find the brands by relative paths, and restored at the end.
 */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "mutation/vitest.config.ts", related: false },
  mutate: ["src/entry/{make-move,record-move}.ts"],
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
