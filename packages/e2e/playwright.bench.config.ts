import { defineConfig } from "@playwright/test";
import { brands } from "#support/brands.ts";
import journeys from "./playwright.config.ts";

const [brand] = brands;

/** Measured as the journeys are run, on the first brand's phone and a browser of today, and nothing else beside it. */
export default defineConfig(journeys, {
  testDir: "bench",
  outputDir: ".results/bench/traces",
  workers: 1,
  timeout: 1_200_000,
  reporter: "list",
  projects: (journeys.projects ?? [])
    .filter(({ name }) => name === `${brand?.name} phone`)
    .map((project) => ({ ...project, testMatch: "*.bench.ts" })),
});
