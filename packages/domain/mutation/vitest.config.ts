import { defineConfig } from "vitest/config";

// The tables must find each mutation; the random texts would only take time.
export default defineConfig({
  test: { include: ["src/**/*.test.ts"], exclude: ["src/properties.test.ts"], isolate: false },
});
