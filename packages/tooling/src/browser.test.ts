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

const put = (name: string) => {
  const path = join(folder, name);
  writeFileSync(path, "");
  return path;
};

test("a browser that is named and not there is not replaced by another in silence", () => {
  vi.stubEnv("CHROMIUM", "/no/such/browser");
  expect(() => installedBrowser()).toThrow("CHROMIUM names /no/such/browser, and nothing is there.");
});

test("a browser that is named and there is the one", () => {
  vi.stubEnv("CHROMIUM", process.execPath);
  expect(installedBrowser()).toBe(process.execPath);
});

test("any chromium of the machine will do, the one without windows first, then Playwright's own", () => {
  const playwrights = put("playwrights");
  const others = [undefined, join(folder, "not-there"), playwrights];
  mkdirSync(join(folder, "bin"));
  const found = () => installedBrowser({ folder: join(folder, "bin"), others: () => others });
  expect(found()).toBe(playwrights);
  const another = put("bin/chromium-stable");
  expect(found()).toBe(another);
  const shell = put("bin/chromium-headless-shell");
  expect(found()).toBe(shell);
});

test("a machine without any is told what to do", () => {
  const nowhere = { folder: join(folder, "none"), others: () => [undefined] };
  expect(() => installedBrowser(nowhere)).toThrow(/Install Chromium .* CHROMIUM=\/path\/to\/chrome/);
});
