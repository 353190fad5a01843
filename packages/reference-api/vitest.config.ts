import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "faults/**/*.test.ts"],
    // Files share a worker's modules, the embedded database among them; each still opens a database of its own.
    isolate: false,
    globalSetup: "@kaitori/tooling/temporary-folder",
    // Most of the time of all unit tests is here: it takes every core.
    maxWorkers: "100%",
    // A loaded machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
