import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromium } from "./chromium.ts";

/** With HOURS_LATER the clock of each page is ahead, which proves that stories do not depend on today's date. */
const laterClock = {
  env: { LONG: process.env.LONG ?? "", HOURS_LATER: process.env.HOURS_LATER ?? "0" },
  setupFiles: ["./later-clock.ts"],
};

// A new object for each project, because the runner changes it.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromium }),
  instances: [{ browser: "chromium" as const }],
});

// All dependencies: one that Vite discovers later would reload the page during a test.
const include = [
  "axe-core",
  "react",
  "react/jsx-dev-runtime",
  "react-dom/client",
  "@kaitori/site > pdfjs-dist",
  "@kaitori/site > zustand/react/shallow",
];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        optimizeDeps: { include },
        // Stories keep no state, so all files share one page, which loads the site once.
        test: {
          name: "stories",
          isolate: false,
          ...laterClock,
          browser: browser(),
        },
      },
      {
        test: {
          name: "in node",
          include: ["start/*.test.ts", "search/*.test.ts", "src/component-page/*.test.ts"],
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps: { include },
        test: {
          name: "screens",
          ...laterClock,
          // An assertion waits as long as its test may take, because a busy machine is slow.
          expect: { poll: { timeout: 180_000 } },
          include: ["src/ime/*.test.tsx", "../../packages/site/src/**/*.screen-test.tsx"],
          browser: browser(),
        },
      },
    ],
    // As many workers as cores, because a page mostly waits.
    maxWorkers: "100%",
    reporters: [["default", { summary: false }]],
    silent: "passed-only",
  },
});
