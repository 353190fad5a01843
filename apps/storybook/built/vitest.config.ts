import { defineConfig } from "vitest/config";

/** The handbook as it is served: `pnpm handbook` builds it first. */
export default defineConfig({
  test: {
    dir: import.meta.dirname,
    testTimeout: 1_800_000,
    hookTimeout: 60_000,
    reporters: [["default", { summary: false }]],
  },
});
