import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{requirements,spec-server}/*.test.ts"], globalSetup: "support/seed.ts" },
});
