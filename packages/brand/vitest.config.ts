import { defineConfig } from "vitest/config";

// The tests leave nothing behind in their modules, so the files need no process of their own.
export default defineConfig({ test: { isolate: false, globalSetup: "@kaitori/tooling/temporary-folder" } });
