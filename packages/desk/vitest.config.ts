import { defineConfig } from "vitest/config";

// The tests change no module state, so they can share a process.
export default defineConfig({ test: { isolate: false } });
