import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { installedBrowser } from "./browser.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kaitori-browser-"));
  vi.stubEnv("CHROMIUM", "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const addFile = (name: string) => {
  const path = join(folder, name);
  writeFileSync(path, "");
  return path;
};

test("a missing browser in CHROMIUM is an error, not replaced by another", () => {
  vi.stubEnv("CHROMIUM", "/no/such/browser");
  expect(() => installedBrowser()).toThrow("CHROMIUM is /no/such/browser, which does not exist.");
});

test("an existing browser in CHROMIUM is used", () => {
  vi.stubEnv("CHROMIUM", process.execPath);
  expect(installedBrowser()).toBe(process.execPath);
});

test("any installed Chromium is used, first the headless shell, last Playwright's", () => {
  const playwrightPath = addFile("playwright-chromium");
  mkdirSync(join(folder, "bin"));
  const options = { playwright: () => playwrightPath, others: [join(folder, "not-there")] };
  const findInstalled = () => installedBrowser({ ...options, folder: join(folder, "bin") });
  expect(findInstalled()).toBe(playwrightPath);
  const another = addFile("bin/chromium-stable");
  expect(findInstalled()).toBe(another);
  const headlessShell = addFile("bin/chromium-headless-shell");
  expect(findInstalled()).toBe(headlessShell);
});

test("without any browser the error explains the installation", () => {
  const nowhere = { folder: join(folder, "none"), others: [], playwright: () => undefined };
  expect(() => installedBrowser(nowhere)).toThrow(/Install Chromium .* CHROMIUM=\/path\/to\/chrome/);
});
