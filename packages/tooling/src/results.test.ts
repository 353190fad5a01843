import { expect, test } from "vitest";
import { ofPlaywright } from "./results.mjs";

test("a journey's result names its file by the package, in whichever checkout it was written", () => {
  const results = [{ duration: 40 }, { duration: 2 }];
  const report = {
    config: {
      rootDir: "/another/checkout/packages/e2e/journeys",
      configFile: "/another/checkout/packages/e2e/playwright.config.ts",
    },
    errors: [],
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
                tests: [
                  { projectName: "phone", expectedStatus: "passed", status: "flaky" as const, results },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(ofPlaywright(report, "packages/e2e")).toEqual({
    tests: [
      {
        file: "packages/e2e/journeys/account/login.journey.ts",
        title: "a group a journey (phone)",
        outcome: "failed",
        expectedToFail: false,
        milliseconds: 42,
      },
    ],
    faults: 0,
  });
});
