import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { takePictures } from "./take-pictures.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("without a browser, the pictures of a brand end with how to install one", async () => {
  vi.stubEnv("CHROMIUM", "/no/such/browser");
  const folder = fileURLToPath(new URL("../..", import.meta.url));
  await expect(takePictures(folder, "http://tokiwa.localhost", []).next()).rejects.toThrow(
    "npx playwright-core install chromium",
  );
});
