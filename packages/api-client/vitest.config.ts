import { defineConfig } from "vitest/config";

// The tests keep no state in modules, so the files need no process each.
export default defineConfig({ test: { isolate: false } });
