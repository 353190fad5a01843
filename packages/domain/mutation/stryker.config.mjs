/**
 * Changes the rules one place at a time and sees whether a test notices.
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
  // Stryker works on a copy one folder deeper, where a relative "extends" would lead astray; the copy finds ours above it.
  ignorePatterns: ["tsconfig.json"],
  tsconfigFile: "none",
  reporters: ["clear-text", "json"],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: "mutation/.report.json" },
  thresholds: { high: 95, low: 90, break: 90 },
};
