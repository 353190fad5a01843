import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "faults/**/*.test.ts"],
    // Test files of a worker share modules, but each file opens its own database.
    isolate: false,
    globalSetup: "@kaitori/tooling/temporary-folder",
    // Replacing and freeing WebAssembly code has crashed V8 in a worker: https://github.com/nodejs/node/issues/64500
    execArgv: ["--liftoff-only", "--no-memory-protection-keys"],
    // These are the slowest unit tests, so they use every core.
    maxWorkers: "100%",
    // Generous, because a loaded machine is slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
