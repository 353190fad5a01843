import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

// Not isolated: loading the modules anew for each file takes longer than its tests.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { isolate: false, setupFiles: "src/testing/restore-after-tests.ts" },
});
