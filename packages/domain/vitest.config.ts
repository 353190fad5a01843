import { defineConfig } from "vitest/config";

// Pure functions share no state, so the files need no process each.
export default defineConfig({ test: { include: ["src/**/*.test.ts"], isolate: false } });
