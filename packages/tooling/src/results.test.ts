import { expect, test } from "vitest";
import { readPlaywrightReport, readVitestReport } from "./results.mjs";

test("the file of a journey's result is relative to its package, whichever checkout wrote it", () => {
  const results = [{ duration: 40 }, { duration: 2 }];
  const report = {
    config: {
      rootDir: "/another/checkout/packages/e2e/journeys",
      configFile: "/another/checkout/packages/e2e/playwright.config.ts",
    },
    suites: [
      {
        title: "account/login.journey.ts",
        file: "account/login.journey.ts",
        suites: [
          {
            title: "a group",
            file: "account/login.journey.ts",
            specs: [
              {
                title: "a journey",
                tests: [{ projectName: "phone", status: "flaky" as const, results }],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(readPlaywrightReport(report, "packages/e2e")).toEqual([
    {
      file: "packages/e2e/journeys/account/login.journey.ts",
      title: "a group a journey (phone)",
      outcome: "failed",
      milliseconds: 42,
    },
  ]);
});

test("the file of a unit test's result is relative to its package, whichever checkout wrote it", () => {
  const name = "/another/packages/brand/checkout/packages/brand/src/look.test.ts";
  const assertionResults = [
    { title: "one", ancestorTitles: ["a group"], status: "passed", duration: 3 },
    { title: "two", ancestorTitles: [], status: "pending" },
  ];
  expect(readVitestReport({ testResults: [{ name, assertionResults }] }, "packages/brand")).toEqual([
    { file: "packages/brand/src/look.test.ts", title: "a group one", outcome: "passed", milliseconds: 3 },
    { file: "packages/brand/src/look.test.ts", title: "two", outcome: "skipped", milliseconds: 0 },
  ]);
});
