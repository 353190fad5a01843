import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { step } from "./progress.mjs";
import { root } from "./project.mjs";
import { Refusal } from "./refusal.mjs";
import { run } from "./run.mjs";

/** Chromium without windows, profiles and extensions, which starts faster. */
const shell = "chromium-headless-shell";
/** Not every Debian-like system has the headless shell. */
const debianPackages = [shell, "chromium"];

const missing = `No browser was found. Install Chromium (Debian: apt-get install ${shell} fonts-noto-cjk; elsewhere: npx pnpm --filter @kaitori/e2e exec playwright install chromium), or set CHROMIUM=/path/to/chrome.`;

/**
 * Path of a Chromium for tests: that in CHROMIUM, an installed one, or Playwright's own.
 * @param {{ folder?: string, others?: () => (string | undefined)[] }} [options]
 */
export function installedBrowser({ folder = "/usr/bin", others = otherPaths } = {}) {
  const fromEnvironment = process.env.CHROMIUM;
  if (fromEnvironment && !existsSync(fromEnvironment))
    throw new Refusal(`CHROMIUM is ${fromEnvironment}, which does not exist.`);
  const exists = (/** @type {string | undefined} */ path) => path && existsSync(path);
  const path = [fromEnvironment, ...chromiumsIn(folder)].find(exists) ?? others().find(exists);
  if (path) return path;
  throw new Refusal(missing);
}

const otherPaths = () => [
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  playwrightBrowser(),
];

/** Paths of every `chromium*` in a folder, the headless shell first. @param {string} folder */
function chromiumsIn(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith("chromium")) : [];
  return [shell, ...names.sort()].map((name) => join(folder, name));
}

function playwrightBrowser() {
  try {
    const require = createRequire(join(root, "packages", "e2e", "package.json"));
    return require("@playwright/test").chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** The installed browser; on CI and other disposable machines it installs one from Debian. */
export async function findBrowser() {
  const findInstalled = () => {
    try {
      return installedBrowser();
    } catch (error) {
      if (process.env.CHROMIUM) throw error;
      return undefined;
    }
  };
  const path = findInstalled();
  // On a CI machine the headless shell is worth installing beside another browser.
  const isEnough = path && (process.env.CHROMIUM || path.endsWith(shell) || !process.env.CI);
  if (!isEnough && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get"))
    await step("Installing a browser and Japanese fonts", installFromDebian);
  return installedBrowser();
}

async function installFromDebian() {
  const aptOptions = ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=1"];
  await run("apt-get", ["update", "-qq", ...aptOptions]);
  const install = (/** @type {string} */ name) =>
    run("apt-get", ["install", "-y", "-qq", ...aptOptions, name], {
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
  await install("fonts-noto-cjk");
  for (const name of debianPackages) if ((await install(name)).ok) return;
}
