/**
 * Mutation tests: changes the rules one by one and expects a test to fail.
 *   pnpm --filter @kaitori/domain mutate                     every rule, some minutes
 *   pnpm --filter @kaitori/domain mutate --mutate src/price/*.ts
 * Rows of constants (statuses, character tables) run with STATIC=1; each of those costs a whole run.
 */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "mutation/vitest.config.ts" },
  mutate: ["src/**/*.ts", "!src/**/*.test.ts", "!src/index.ts"],
  coverageAnalysis: "perTest",
  ignoreStatic: process.env.STATIC === undefined,
  concurrency: 2,
  // The copy that Stryker tests is one folder deeper, so a relative "extends" would be wrong.
  ignorePatterns: ["tsconfig.json"],
  tsconfigFile: "none",
  reporters: ["clear-text", "json"],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: "mutation/.report.json" },
  thresholds: { high: 95, low: 90, break: 90 },
};
