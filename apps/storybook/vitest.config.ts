import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromium } from "./chromium.ts";

/** Every story in a real browser at the narrowest width that must hold. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        optimizeDeps: {
          include: [
            "axe-core",
            "react/jsx-dev-runtime",
            "react-dom/client",
            "@kaitori/ui > react-aria-components",
          ],
        },
        test: {
          name: "stories",
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
    reporters: [["default", { summary: false }]],
    silent: "passed-only",
  },
});
