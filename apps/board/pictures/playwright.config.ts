import { readdirSync } from "node:fs";
import { launchOptions } from "@kaitori/tooling/launch-options";
import { defineConfig } from "@playwright/test";

const picturesFolder = process.env.LOOK_PICTURES ?? new URL("../.look", import.meta.url).pathname;
const widths = [360, 1280] as const;

/** Takes pictures of the built board's stories in every brand, on a phone and a desktop: `npx pnpm look --help`. */
export default defineConfig({
  testDir: ".",
  testMatch: "pictures.ts",
  snapshotPathTemplate: `${picturesFolder}/accepted/{projectName}/{arg}{ext}`,
  outputDir: `${picturesFolder}/differences`,
  reporter: [["line"], ["html", { outputFolder: `${picturesFolder}/report`, open: "never" }]],
  fullyParallel: true,
  workers: 2,
  // A busy machine may take long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: launchOptions("--lang=ja"),
  },
  projects: readdirSync(new URL("../../../brands", import.meta.url)).flatMap((name) =>
    widths.map((width) => ({
      name: `${name} ${width}`,
      metadata: { brand: name },
      use: { viewport: { width, height: 640 } },
    })),
  ),
});
