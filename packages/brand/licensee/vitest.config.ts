import { defineConfig } from "vitest/config";

/** Minutes, not seconds: a whole copy of the repository is installed, built and started. */
export default defineConfig({
  test: { include: ["licensee/*.acceptance.ts"], testTimeout: 600_000, hookTimeout: 600_000 },
});
