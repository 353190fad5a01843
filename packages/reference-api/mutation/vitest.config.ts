import { defineConfig } from "vitest/config";

/** Tests of moves and of their history, notices and jobs. */
export default defineConfig({
  test: {
    include: [
      "src/entry/announce.test.ts",
      "src/entry/{submission/resubmit,offer/offer,contract/pay-out}.test.ts",
      "src/entry/review/{reasons,transitions,unfinished-review}.test.ts",
      "src/entry/hand-over/{bookings,settled-claims}.test.ts",
    ],
    isolate: false,
    globalSetup: "@kaitori/tooling/temporary-folder",
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
