import { defineConfig } from "vitest/config";

// The tables alone must notice; ten thousand random texts for every change would only take time.
export default defineConfig({
  test: { include: ["src/**/*.test.ts"], exclude: ["src/properties.test.ts"], isolate: false },
});
