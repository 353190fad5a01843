import { counted, oneCheck } from "./outcome.mjs";

/**
 * @typedef {{ passed: number, failed: number, output: string }} Outcome
 * @typedef {{ run: (env: Record<string, string>) => Promise<Outcome>, needsBrowser?: true }} Stage
 */

const vitest = ["--reporter=dot", "--reporter=json", "--outputFile.json=.results/vitest.json"];

/** What `npm test` does, in order: the quick and general first. @type {Record<string, Stage>} */
export const stages = {
  types: { run: () => oneCheck("turbo", ["run", "typecheck", "--output-logs=errors-only", "--continue"]) },
  lint: { run: () => oneCheck("biome", ["check", "--error-on-warnings", "."]) },
  boundaries: { run: () => oneCheck("turbo", ["boundaries"]) },
  unused: { run: () => oneCheck("knip", []) },
  unit: {
    run: () =>
      counted("turbo", [
        "run",
        "unit",
        "--output-logs=errors-only",
        "--continue",
        "--concurrency=2",
        "--",
        ...vitest,
      ]),
  },
  build: { run: () => oneCheck("turbo", ["run", "build", "--output-logs=errors-only"]) },
  stories: {
    needsBrowser: true,
    run: (env) => counted("pnpm", ["--filter", "@kaitori/app-storybook", "stories", ...vitest], { env }),
  },
  browser: {
    needsBrowser: true,
    run: (env) => counted("pnpm", ["--filter", "@kaitori/e2e", "browser"], { env }),
  },
  licensee: {
    needsBrowser: true,
    run: (env) => counted("pnpm", ["--filter", "@kaitori/brand", "licensee", ...vitest], { env }),
  },
};
