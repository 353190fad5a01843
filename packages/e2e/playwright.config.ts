import type { Brand } from "@kaitori/brand";
import { launchOptions } from "@kaitori/tooling/launch-options";
import { defineConfig, type PlaywrightTestOptions, type Project } from "@playwright/test";
import { brands } from "./support/brands.ts";
import { journeysFolder } from "./support/seeded-data.ts";
import type { JourneyOptions } from "./support/test.ts";

const port = Number(process.env.E2E_PORT ?? 4180);

const sizes = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

/** True in `npm run long`, which runs only the journeys that are too slow for every run. */
const isLong = process.env.LONG !== undefined;

interface Part {
  readonly size: keyof typeof sizes;
  readonly files: string;
  /** Journeys of these files in the long run. */
  readonly whenLong: RegExp;
}

const projectOf = (
  brand: Brand,
  { size, files, whenLong }: Part,
): Project<PlaywrightTestOptions & JourneyOptions> => ({
  name: `${brand.name} ${size}`,
  metadata: { brand: brand.name },
  testMatch: `journeys/${files}`,
  // Each worker loads all modules again, and most projects have few journeys.
  ...(isLong || files.startsWith("**") ? {} : { workers: 1 }),
  ...(isLong ? { grep: whenLong } : { grepInvert: /@long/ }),
  use: {
    // Phones are used for years, so most journeys emulate the oldest supported one.
    isOlderBrowser: files.startsWith("**") && brand === brands[0],
    ...sizes[size],
    baseURL: `http://${brand.settings.hosts[0]}:${port}`,
  },
});

/**
 * The first brand runs all journeys on a phone; its desktop and the other brands run only the journeys that a brand or a
 * wide screen can change, because stories test the look of each page. The long run adds the journeys tagged `@long` in
 * every brand (`@one-brand`: in the first only).
 */
const projects = brands.flatMap((brand, index) =>
  index === 0
    ? [
        projectOf(brand, { size: "phone", files: "**/*.journey.ts", whenLong: /@long/ }),
        projectOf(brand, {
          size: "desktop",
          files: isLong ? "{account,entry}/*.journey.ts" : "every-brand/{login-to-logout,top}.journey.ts",
          whenLong: /./,
        }),
      ]
    : projectOf(brand, {
        size: "phone",
        files: isLong ? "**/*.journey.ts" : "every-brand/{links,login-to-logout,registration,top}.journey.ts",
        whenLong:
          /^(?!.*@one-brand).*(?:@long|(?:first-page|health|top|lifecycle|any-server\/(?:account|errors))\.journey)/,
      }),
);

/**
 * The first two features make Chromium open two internal pages in every window. Chromium reads only the last
 * `--disable-features`, so the others are those of Playwright's own flag that affect journeys.
 */
const withoutFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
];

/** Journeys in a real browser, against a server that is started for them. */
export default defineConfig<JourneyOptions>({
  testDir: "journeys",
  outputDir: ".results/traces",
  // Compares pictures of the same run; none is stored.
  snapshotPathTemplate: ".results/pictures/{projectName}/{arg}{ext}",
  // More workers than the two cores of the machine, because a journey mostly waits.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Generous, because a loaded machine is slow.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [["line"], ["json", { outputFile: `.results/${isLong ? "long-" : ""}journeys.json` }]],
  use: {
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    // An action fails early, not at the timeout of the whole journey.
    actionTimeout: 60_000,
    // Traces cost too much on two cores; the page snapshot of a failure is stored anyway.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: launchOptions(`--disable-features=${withoutFeatures.join()}`),
  },
  projects,
  webServer: {
    command: "node support/serve-journeys.ts",
    url: `http://127.0.0.1:${port}/readyz`,
    // The server seeds the demo accounts first, which is slow on a busy machine.
    timeout: 600_000,
    env: {
      PORT: String(port),
      JOURNEYS_FOLDER: journeysFolder,
      // Each journey makes the decisions of the desk itself.
      REVIEW: "desk",
      // Registrations per address are limited, so each journey sends its own client address.
      TRUST_PROXY: "1",
    },
    // The server deletes its folder on SIGTERM.
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
