import { defineConfig } from "vitest/config";

/** Tests of the built handbook; `pnpm handbook` builds it first. */
export default defineConfig({
  test: {
    dir: import.meta.dirname,
    testTimeout: 1_800_000,
    hookTimeout: 60_000,
    reporters: [["default", { summary: false }]],
  },
});
