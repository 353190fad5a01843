import { moveClock } from "@kaitori/tooling/move-clock";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromium } from "./chromium.ts";

/** The stories have their own day; a moved clock proves it. */
const hoursLater = Number(process.env.HOURS_LATER ?? 0);

// A new one for each project: the runner writes into it.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromium }),
  ...(hoursLater ? { testerScripts: [{ content: `(${moveClock})(${hoursLater * 3_600_000})` }] } : {}),
  instances: [{ browser: "chromium" as const }],
});

// All of them at once: what is found on the way makes the page reload in the middle of a run.
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
        // A story leaves nothing behind for the next of its file, nor for the next file: one page loads the site once.
        test: {
          name: "stories",
          isolate: false,
          env: { LONG: process.env.LONG ?? "" },
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
          name: "pages at work",
          include: ["src/ime/*.test.tsx", "../../packages/site/src/**/*.screen-test.tsx"],
          browser: browser(),
        },
      },
    ],
    // A page waits more than it works.
    maxWorkers: "100%",
    reporters: [["default", { summary: false }]],
    silent: "passed-only",
  },
});
