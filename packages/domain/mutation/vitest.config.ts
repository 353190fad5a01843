import { defineConfig } from "vitest/config";

// The tables have to find each mutation by themselves; ten thousand random texts for each would only take time.
export default defineConfig({
  test: { include: ["src/**/*.test.ts"], exclude: ["src/properties.test.ts"], isolate: false },
});
