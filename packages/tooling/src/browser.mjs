import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Refusal } from "./refusal.mjs";

/** Chromium without windows, profiles and extensions, which starts faster. */
export const headlessShell = "chromium-headless-shell";

const missing = `No browser was found. Install Chromium (Debian: apt-get install ${headlessShell} fonts-noto-cjk; elsewhere: npx pnpm --filter @kaitori/e2e exec playwright install chromium), or set CHROMIUM=/path/to/chrome.`;

/**
 * Path of a Chromium: that in CHROMIUM, an installed one, or the one that Playwright downloads. Undefined if there is
 * none.
 * @param {{ playwright?: () => string | undefined, folder?: string, others?: readonly string[] }} [options]
 *   `playwright`: returns the path of Playwright's Chromium
 */
export function findBrowser({
  playwright = playwrightBrowser,
  folder = "/usr/bin",
  others = otherPaths,
} = {}) {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return existsSync(CHROMIUM) ? CHROMIUM : undefined;
  const installed = [...chromiumsIn(folder), ...others].find((path) => existsSync(path));
  if (installed) return installed;
  const downloaded = playwright();
  return downloaded && existsSync(downloaded) ? downloaded : undefined;
}

/** Like findBrowser; if there is none, throws an error that explains the installation. @param {Parameters<typeof findBrowser>[0]} [options] */
export function installedBrowser(options) {
  const path = findBrowser(options);
  if (path) return path;
  const { CHROMIUM } = process.env;
  throw new Refusal(CHROMIUM ? `CHROMIUM is ${CHROMIUM}, which does not exist.` : missing);
}

const otherPaths = [
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Paths of every `chromium*` in a folder, the headless shell first. @param {string} folder */
function chromiumsIn(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith("chromium")) : [];
  return [headlessShell, ...names.sort()].map((name) => join(folder, name));
}

function playwrightBrowser() {
  try {
    const require = createRequire(new URL("../../e2e/package.json", import.meta.url));
    return require("@playwright/test").chromium.executablePath();
  } catch {
    return undefined;
  }
}
