import { defineConfig } from "vitest/config";

/** The tests of what moves an entry, and of what has to come with it. */
export default defineConfig({
  test: {
    include: [
      "src/entries/{announce,moves-on-record,resubmit}.test.ts",
      "src/review/{offer,open-claims,pay-out,reasons,transitions,withdrawn-remark}.test.ts",
      "src/hand-over/{bookings,claim-transitions,settled-claims}.test.ts",
    ],
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
