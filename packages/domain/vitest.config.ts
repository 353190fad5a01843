import { defineConfig } from "vitest/config";

// Pure functions share nothing, so the files need no process of their own.
export default defineConfig({ test: { include: ["src/**/*.test.ts"], isolate: false } });
