import { expect } from "@playwright/test";
import { deadLinks } from "#support/dead-links.ts";
import { test } from "#support/test.ts";

test("R9.7 every link leads somewhere, and away only where the settings say", async ({ page }, info) => {
  test.slow();
  await page.goto("/");
  const { dead, seen } = await deadLinks(page, info, "/");
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(5);
});
