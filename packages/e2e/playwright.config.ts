import { launchOptions } from "@kaitori/tooling/launch-options";
import { defineConfig, type PlaywrightTestOptions, type Project } from "@playwright/test";
import { brands } from "./support/brands.ts";
import { journeysFolder } from "./support/seeded-data.ts";
import type { JourneyOptions } from "./support/test.ts";
import { withoutFeatures } from "./support/without-features.ts";

const port = Number(process.env.E2E_PORT ?? 4180);

const sizes = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

/** True in `npm run long`: it runs the journeys that take too long for every run, and nothing else. */
const isLong = process.env.LONG !== undefined;

/**
 * Journeys by project: the first brand takes all on a phone; a desktop, and the other brands, take the thread and
 * whatever a brand or a wide screen changes. The look of a page there is judged in its stories, also its width and the
 * rules of axe. The long run takes the journeys tagged `@long` in every brand (`@one-brand`: in the first alone), and
 * those left out here; and the whole table of faults, so that one run counts it.
 */
const journeysOf = {
  first: {
    phone: { files: "**/*.journey.ts", whenLong: /@long|@fault/ },
    desktop: {
      files: isLong ? "{account,entry}/*.journey.ts" : "every-brand/{thread,top}.journey.ts",
      whenLong: /./,
    },
  },
  other: {
    phone: {
      files: isLong ? "**/*.journey.ts" : "every-brand/{links,registration,thread}.journey.ts",
      whenLong:
        /^(?!.*@one-brand).*(?:@long|(?:first-page|health|papers-of-brand|top|any-server\/(?:account|errors|thread))\.journey)/,
    },
    desktop: { files: "every-brand/thread.journey.ts", whenLong: /@long/ },
  },
} as const;

const projects = brands.flatMap((brand, index) =>
  (["phone", "desktop"] as const).map((size): Project<PlaywrightTestOptions & JourneyOptions> => {
    const { files, whenLong } = journeysOf[index === 0 ? "first" : "other"][size];
    return {
      name: `${brand.name} ${size}`,
      metadata: { brand: brand.name },
      testMatch: `journeys/${files}`,
      ...(isLong ? { grep: whenLong } : { grepInvert: /@long/ }),
      // Phones are kept for long: most journeys are made with one as old as the site is built for.
      use: {
        isOlder: index === 0 && size === "phone",
        ...sizes[size],
        baseURL: `http://${brand.settings.hosts[0]}:${port}`,
      },
    };
  }),
);

/** Journeys in a real browser, against a server that is started for them. */
export default defineConfig<JourneyOptions>({
  testDir: "journeys",
  outputDir: ".results/traces",
  // Taken in the same run: no picture is kept.
  snapshotPathTemplate: ".results/pictures/{projectName}/{arg}{ext}",
  // On two cores: a journey waits more than it works.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Whole threads on a loaded machine take their time; what a page has to show it shows within ten seconds.
  timeout: isLong ? 300_000 : 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ["line"],
    ["json", { outputFile: `.results/${isLong ? "long-" : ""}journeys.json` }],
    ["./support/fault-report.ts"],
  ],
  use: {
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    // A control that cannot be pressed fails soon, not when the whole journey has used up its time.
    actionTimeout: 60_000,
    // Recording every step takes its share of two cores; what the page said at a failure is kept anyway.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: launchOptions(withoutFeatures),
  },
  projects,
  webServer: {
    command: "node support/serve-journeys.ts",
    url: `http://127.0.0.1:${port}/readyz`,
    // It makes the demo's people first, on a machine that may be busy.
    timeout: 600_000,
    env: {
      PORT: String(port),
      JOURNEYS_FOLDER: journeysFolder,
      // One address may register only so often, so each registration claims an address of its own.
      TRUST_PROXY: "1",
    },
    // It takes its folder away.
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
