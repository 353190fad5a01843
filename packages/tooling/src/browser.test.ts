import { afterEach, expect, test, vi } from "vitest";
import { findBrowser } from "./browser.mjs";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("a browser that is named and not there is not replaced by another in silence", async () => {
  vi.stubEnv("CHROMIUM", "/no/such/browser");
  await expect(findBrowser()).rejects.toThrow("CHROMIUM names /no/such/browser, and nothing is there.");
});

test("a browser that is named and there is the one", async () => {
  vi.stubEnv("CHROMIUM", process.execPath);
  expect(await findBrowser()).toBe(process.execPath);
});
